import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context/context.ts';
import { UnavailableError } from '#platform/errors/errors.ts';
import { anonymous, bearerOf, type Identity } from '#platform/http/identity.ts';
import type { Viewer } from '#platform/inbox/feed.ts';
import type { Inboxes, SessionWatcher } from '#platform/inbox/inboxes.ts';
import { type LiveFor, readViewer } from '#platform/inbox/live.ts';
import type { HubSocket } from '#platform/live/subscription.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import { type Budget, type Owner, Streams, type Users } from './limits.ts';

export interface ConnectionDeps {
  publicUrl: string;
  protocol: Server<Connection>;
  inboxes: Inboxes;
  /** Notified when a user's socket connects or disconnects. */
  presence: { arrive(userId: string): void; leave(userId: string): void };
  users: Users;
  /** Creates the marketplace session of a socket, which never renews. */
  restFor: (identity: Identity) => RestSession;
  liveFor: LiveFor;
  metrics: Metrics;
  log: Log;
}

/** The maximum bytes of a close frame's reason. */
const longestReason = 123;
/** A client with more unsent bytes is too slow: it is disconnected and can resume. */
const maxBuffered = 1024 * 1024;
/** Low-priority messages, such as replayed events, wait until at most this much is unsent. */
const comfortable = 256 * 1024;

interface Sender {
  identity: Identity;
  address: string;
  budget: Budget;
}

/** One socket as graphql-ws and the hub see it. There are thousands, so it is small and does not reference its request. */
export class Connection implements HubSocket, SessionWatcher {
  identity: Identity;
  /** Null for a visitor. */
  viewer: Viewer | null = null;
  readonly budget: Budget;
  readonly address: string;
  readonly #streams: Streams;
  readonly protocol: string;
  readonly #ws: WebSocket;
  readonly #deps: ConnectionDeps;
  #isAlive = true;

  constructor(ws: WebSocket, { identity, address, budget }: Sender, deps: ConnectionDeps) {
    this.identity = identity;
    this.address = address;
    this.budget = budget;
    this.#streams = new Streams(deps.users);
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

  /** graphql-ws sets its message handler here. */
  onMessage(pass: (text: string) => Promise<void>): void {
    this.#ws.on('message', (data) => {
      const text = String(data);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      if (!this.budget.mayReceive(text.length)) return this.close(1013, 'Too many messages');
      pass(text).catch((error: unknown) => {
        this.#deps.log.debug({ err: error }, 'a message of a socket could not be handled');
        // Clients reconnect after 1013, and stop after 4500.
        if (error instanceof UnavailableError) this.close(1013, 'Try again later');
        else this.close(CloseCode.InternalServerError, 'Something went wrong');
      });
    });
  }

  /**
   * Binds the socket to its session. API clients that cannot set headers send a token in the first message.
   * Returns false if the session has expired, or a page of another site shows no token: the client then gets one by HTTP.
   */
  async admit(authorization?: unknown): Promise<boolean> {
    const { restFor, presence, inboxes, users } = this.#deps;
    if (authorization !== undefined) {
      if (typeof authorization !== 'string' || bearerOf(authorization) === null) return false;
      this.identity = { ...this.identity, cookies: {}, authorization };
    }
    if (this.identity.isForeign && this.identity.authorization === null) return false;
    const rest = restFor(this.identity);
    // Browsers drop an expired access cookie; the refresh cookie is not enough here.
    if (rest.accessToken() === null) return !rest.holdsRefresh();
    const viewer = await readViewer(rest);
    if (viewer === null || this.#ws.readyState === this.#ws.CLOSED) return false;
    if (!users.arrive(viewer.userId)) {
      this.close(1013, 'Too many sockets of one user');
      return false;
    }
    this.viewer = viewer;
    presence.arrive(viewer.userId);
    inboxes.watch(viewer.sessionId, this);
    return true;
  }

  get owner(): Owner {
    const isVisitor = this.viewer === null;
    return { name: this.viewer?.userId ?? this.address, isVisitor };
  }

  /** The reason why it cannot add a subscription; null if it can. */
  subscribing(id: string, isInbox: boolean): string | null {
    return this.#streams.open(id, this.owner, isInbox);
  }

  unsubscribed(id: string): void {
    this.#streams.close(id, this.owner);
  }

  context(): Context {
    return this.#contextOf(this.identity, this.viewer);
  }

  publicContext(): Context {
    return this.#contextOf(anonymous(this.identity), null);
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

  /** Settles when there is space for low-priority messages; undefined if there is now. */
  room(): Promise<void> | undefined {
    return this.#ws.bufferedAmount > comfortable ? this.#untilRoom() : undefined;
  }

  close(code = 1000, reason = ''): void {
    // Only a subscription's ID can make the reason longer.
    this.#ws.close(code, Buffer.byteLength(reason) <= longestReason ? reason : 'Subscriber already exists');
  }

  sessionEnded(): void {
    this.close(CloseCode.Forbidden, 'Session ended');
  }

  /** Terminates the socket if it did not answer the last ping. */
  heartbeat(): void {
    if (this.#isAlive) this.#ws.ping();
    else this.#ws.terminate();
    this.#isAlive = false;
  }

  #dismiss(): void {
    this.#deps.metrics.sockets.dec();
    this.#streams.closeAll(this.owner);
    if (this.viewer === null) return;
    this.#deps.users.leave(this.viewer.userId);
    this.#deps.inboxes.unwatch(this.viewer.sessionId, this);
    this.#deps.presence.leave(this.viewer.userId);
  }

  async #untilRoom(): Promise<void> {
    while (this.#ws.readyState === this.#ws.OPEN && this.#ws.bufferedAmount > comfortable) await delay(20);
  }

  /** Each operation and each event has its own request ID. */
  #contextOf(caller: Identity, viewer: Viewer | null): Context {
    const identity = { ...caller, requestId: randomUUID() };
    const rest = this.#deps.restFor(identity);
    return createContext(identity, {
      publicUrl: this.#deps.publicUrl,
      rest,
      live: this.#deps.liveFor(rest, viewer),
    });
  }
}
