import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context.ts';
import { anonymous, type Caller, type Identity, identityOf } from '#platform/identity.ts';
import type { LiveFor } from '#platform/live/live.ts';
import type { Viewer } from '#platform/live/source.ts';
import type { HubSocket } from '#platform/live/subscription.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { type AdmissionDeps, dismiss, type Guest } from './admission.ts';
import type { Budget, BudgetFor } from './budgets.ts';
import { roomFor, sendTo } from './outbox.ts';

export interface ConnectionDeps extends AdmissionDeps {
  protocol: Server<Connection>;
  liveFor: LiveFor;
  metrics: Metrics;
  budgetFor: BudgetFor;
  log: Log;
}

/** A close frame has room for this many bytes of reason. */
const longestReason = 123;

/**
 * One socket as graphql-ws and the hub see it. There are thousands, so it holds little: of its request the caller.
 */
export class Connection implements HubSocket, Guest {
  caller: Caller;
  viewer: Viewer | null = null;
  readonly #ws: WebSocket;
  readonly #deps: ConnectionDeps;
  readonly #budget: Budget;
  readonly #end: ReturnType<Server<Connection>['opened']>;
  #pass: (text: string) => Promise<void> = async () => {};

  constructor(ws: WebSocket, caller: Caller, address: string, deps: ConnectionDeps) {
    this.caller = caller;
    this.#ws = ws;
    this.#deps = deps;
    this.#budget = deps.budgetFor(address);
    deps.metrics.sockets.inc();
    this.#end = deps.protocol.opened(this, this);
  }

  get protocol(): string {
    return this.#ws.protocol;
  }

  get isGone(): boolean {
    return this.#ws.readyState === this.#ws.CLOSED;
  }

  /** graphql-ws says here what takes the messages. */
  onMessage(pass: (text: string) => Promise<void>): void {
    this.#pass = pass;
  }

  receive(text: string) {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (!this.#budget.mayReceive(text.length)) return this.close(1013, 'Too many messages');
    this.#pass(text).catch((error: unknown) => {
      this.#deps.log.debug({ err: error }, 'a message of a socket could not be handled');
      this.close(CloseCode.InternalServerError, 'Something went wrong');
    });
  }

  /** Whether a document of this length, which nobody has read before, may be parsed and checked. */
  mayRead(length: number): boolean {
    return this.#budget.mayRead(length);
  }

  context(): Context {
    return this.#contextOf(identityOf(this.caller), this.viewer);
  }

  publicContext(): Context {
    return this.#contextOf(anonymous(identityOf(this.caller)), null);
  }

  send(text: string): void {
    sendTo(this.#ws, text, this.#deps.metrics);
  }

  room(): Promise<void> | undefined {
    return roomFor(this.#ws);
  }

  close(code = 1000, reason = ''): void {
    // Only the id of a subscription can make it longer.
    const fits = Buffer.byteLength(reason) <= longestReason;
    this.#ws.close(code, fits ? reason : 'Subscriber already exists');
  }

  sessionEnded(): void {
    this.close(CloseCode.Forbidden, 'Session ended');
  }

  closed(code: number, reason: string): void {
    this.#deps.metrics.sockets.dec();
    dismiss(this, this.#deps);
    this.#end(code, reason).catch((error: unknown) => this.#deps.log.warn({ err: error }, 'a socket did not end well'));
  }

  #contextOf(identity: Identity, viewer: Viewer | null): Context {
    const rest = this.#deps.restFor(identity);
    return createContext(identity, rest, this.#deps.liveFor(rest, viewer));
  }
}
