import { setTimeout as delay } from 'node:timers/promises';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context/context.ts';
import { anonymous, bearerOf, type Caller, type Identity, identityOf } from '#platform/http/identity.ts';
import type { Viewer } from '#platform/inbox/feed.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import { type LiveFor, readViewer } from '#platform/inbox/live.ts';
import type { SessionWatcher } from '#platform/inbox/sessions.ts';
import type { HubSocket } from '#platform/live/subscription.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import type { Budget } from './budgets.ts';
import type { People } from './people.ts';
import { Streams } from './streams.ts';

export interface ConnectionDeps {
  publicUrl: string;
  protocol: Server<Connection>;
  inboxes: Inboxes;
  /** Learns which users have a socket here. */
  presence: { arrive(userId: string): void; leave(userId: string): void };
  people: People;
  /** The marketplace for a socket: it never renews. */
  restFor: (identity: Identity) => RestSession;
  liveFor: LiveFor;
  metrics: Metrics;
  log: Log;
}

/** A close frame has room for this many bytes of reason. */
const longestReason = 123;
/** So much unsent, and the reader is too slow: it is dropped, and resumes from where it was. */
const maxBuffered = 1024 * 1024;
/** What can wait, such as what was missed, waits until no more than this is unsent. */
const comfortable = 256 * 1024;

/** One socket as graphql-ws and the hub see it. There are thousands, so it holds little: of its request the caller. */
export class Connection implements HubSocket, SessionWatcher {
  caller: Caller;
  /** Null for a visitor. */
  viewer: Viewer | null = null;
  readonly budget: Budget;
  readonly #streams: Streams;
  readonly protocol: string;
  readonly #ws: WebSocket;
  readonly #deps: ConnectionDeps;
  #isAlive = true;

  constructor(ws: WebSocket, caller: Caller, budget: Budget, deps: ConnectionDeps) {
    this.caller = caller;
    this.budget = budget;
    this.#streams = new Streams(deps.people);
    this.protocol = ws.protocol;
    this.#ws = ws;
    this.#deps = deps;
    const ended = deps.protocol.opened(this, this);
    deps.metrics.sockets.inc();
    ws.on('error', () => ws.terminate());
    ws.on('pong', () => {
      this.#isAlive = true;
    });
    ws.on('close', (code, reason) => {
      this.#dismiss();
      ended(code, String(reason)).catch((error: unknown) => deps.log.warn({ err: error }, 'a socket did not end well'));
    });
  }

  /** graphql-ws says here what takes the messages. */
  onMessage(pass: (text: string) => Promise<void>): void {
    this.#ws.on('message', (data) => {
      const text = String(data);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      if (!this.budget.mayReceive(text.length)) return this.close(1013, 'Too many messages');
      pass(text).catch((error: unknown) => {
        this.#deps.log.debug({ err: error }, 'a message of a socket could not be handled');
        this.close(CloseCode.InternalServerError, 'Something went wrong');
      });
    });
  }

  /**
   * Binds it to its session, that of the token where a program shows one in its first message, as not all can set headers.
   * False when that is over: its client renews by HTTP and comes back.
   */
  async admit(authorization?: unknown): Promise<boolean> {
    const { restFor, presence, inboxes, people } = this.#deps;
    if (authorization !== undefined) {
      if (typeof authorization !== 'string' || bearerOf(authorization) === null) return false;
      this.caller = { ...this.caller, cookie: null, authorization };
    }
    const rest = restFor(identityOf(this.caller));
    // Browsers drop the access cookie when it expires; what is left of the session is not enough here.
    if (rest.accessToken() === null) return !rest.holdsRefresh();
    const viewer = await readViewer(rest);
    if (viewer === null || this.#ws.readyState === this.#ws.CLOSED) return false;
    if (!people.arrive(viewer.userId)) {
      this.close(1013, 'Too many sockets of one person');
      return false;
    }
    this.viewer = viewer;
    presence.arrive(viewer.userId);
    inboxes.watch(viewer.sessionId, this);
    return true;
  }

  /** Why it may not watch one thing more; null where it may. */
  subscribing(id: string, isInbox: boolean): string | null {
    return this.#streams.open(id, this.viewer?.userId ?? null, isInbox);
  }

  unsubscribed(id: string): void {
    this.#streams.close(id, this.viewer?.userId ?? null);
  }

  context(): Context {
    return this.#contextOf(identityOf(this.caller), this.viewer);
  }

  publicContext(): Context {
    return this.#contextOf(anonymous(identityOf(this.caller)), null);
  }

  send(text: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > maxBuffered) {
      this.#deps.metrics.slowReaders.inc();
      this.#ws.terminate();
      return;
    }
    this.#deps.metrics.sent.messages += 1;
    this.#ws.send(text);
  }

  /** Settled when there is room for what can wait; undefined when there is now. */
  room(): Promise<void> | undefined {
    return this.#ws.bufferedAmount > comfortable ? this.#untilRoom() : undefined;
  }

  close(code = 1000, reason = ''): void {
    // Only the id of a subscription can make it longer.
    this.#ws.close(code, Buffer.byteLength(reason) <= longestReason ? reason : 'Subscriber already exists');
  }

  sessionEnded(): void {
    this.close(CloseCode.Forbidden, 'Session ended');
  }

  /** Whoever has not answered the last ping is gone. */
  heartbeat(): void {
    if (this.#isAlive) this.#ws.ping();
    else this.#ws.terminate();
    this.#isAlive = false;
  }

  #dismiss(): void {
    this.#deps.metrics.sockets.dec();
    this.#streams.closeAll(this.viewer?.userId ?? null);
    if (this.viewer === null) return;
    this.#deps.people.leave(this.viewer.userId);
    this.#deps.inboxes.unwatch(this.viewer.sessionId, this);
    this.#deps.presence.leave(this.viewer.userId);
  }

  async #untilRoom(): Promise<void> {
    while (this.#ws.readyState === this.#ws.OPEN && this.#ws.bufferedAmount > comfortable) await delay(20);
  }

  #contextOf(identity: Identity, viewer: Viewer | null): Context {
    const rest = this.#deps.restFor(identity);
    return createContext(identity, {
      publicUrl: this.#deps.publicUrl,
      rest,
      live: this.#deps.liveFor(rest, viewer),
    });
  }
}
