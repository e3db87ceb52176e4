import { CloseCode, MessageType, type SubscribeMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context.ts';
import { anonymous, type Caller, type Identity, identityOf } from '#platform/identity.ts';
import type { Hub } from '#platform/live/hub.ts';
import type { LiveFor } from '#platform/live/live.ts';
import type { Viewer } from '#platform/live/source.ts';
import type { HubSocket, Subscription } from '#platform/live/subscription.ts';
import type { Metrics } from '#platform/metrics.ts';
import { type AdmissionDeps, admit, dismiss, type Guest } from './admission.ts';
import { acknowledgement, pongTo, readMessage, refusal, takenId } from './message.ts';
import { roomFor, sendTo } from './outbox.ts';
import type { Protocol } from './protocol.ts';
import { openRelay, type Relay } from './relay.ts';

export interface ConnectionDeps extends AdmissionDeps {
  hub: Hub;
  metrics: Metrics;
  liveFor: LiveFor;
  /** graphql-ws for everything that the hub does not serve. */
  protocol: Protocol;
}

const maxSubscriptions = 50;
const initWithinMs = 3_000;
const manyIntroductions = 'Too many initialisation requests';
const none: readonly Subscription[] = [];

/**
 * One socket: it speaks the protocol, the hub serves its live subscriptions, graphql-ws the operations that are none.
 * There are thousands, so it holds little: of its request the caller, of the protocol how far it is.
 */
export class Connection implements HubSocket, Guest {
  caller: Caller;
  viewer: Viewer | null = null;
  readonly #ws: WebSocket;
  readonly #deps: ConnectionDeps;
  /** Runs until the client introduces itself. */
  #patience: NodeJS.Timeout | null;
  #isAcknowledged = false;
  #subscriptions = none;
  #relay: Relay | null = null;

  constructor(ws: WebSocket, caller: Caller, deps: ConnectionDeps) {
    this.caller = caller;
    this.#ws = ws;
    this.#deps = deps;
    this.#patience = setTimeout(tooLate, initWithinMs, this);
    deps.metrics.sockets.inc();
  }

  get isGone(): boolean {
    return this.#ws.readyState === this.#ws.CLOSED;
  }

  receive(text: string) {
    const message = readMessage(text);
    if (message === null) return this.close(CloseCode.BadRequest, 'Invalid message received');
    switch (message.type) {
      case MessageType.ConnectionInit:
        void this.#introduce();
        return;
      case MessageType.Ping:
        return this.send(pongTo(message));
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        return this.#subscribe(message, text);
      case MessageType.Complete:
        return this.#complete(message.id, text);
      default:
        return this.#failed();
    }
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

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  keep(subscription: Subscription): void {
    this.#subscriptions = [...this.#subscriptions, subscription];
  }

  drop(subscription: Subscription): void {
    this.#subscriptions = this.#subscriptions.filter((other) => other !== subscription);
  }

  sessionEnded(): void {
    this.close(CloseCode.Forbidden, 'Session ended');
  }

  closed(code: number, reason: string): void {
    this.#stopWaiting();
    this.#deps.metrics.sockets.dec();
    dismiss(this, this.#deps);
    for (const subscription of this.#subscriptions) subscription.close();
    this.#relay?.closed(code, reason);
  }

  async #introduce(): Promise<void> {
    if (this.#patience === null) return this.close(CloseCode.TooManyInitialisationRequests, manyIntroductions);
    this.#stopWaiting();
    try {
      if (!(await admit(this, this.#deps))) return this.close(CloseCode.Forbidden, 'Forbidden');
      this.#isAcknowledged = true;
      this.send(acknowledgement);
    } catch {
      this.#failed();
    }
  }

  #subscribe({ id, payload }: SubscribeMessage, text: string) {
    if (!this.#isAcknowledged) return this.close(CloseCode.Unauthorized, 'Unauthorized');
    if (this.#find(id) || this.#relay?.has(id)) return this.close(CloseCode.SubscriberAlreadyExists, takenId(id));
    if (this.#subscriptions.length + (this.#relay?.size() ?? 0) >= maxSubscriptions) {
      return this.send(refusal(id, `At most ${maxSubscriptions} subscriptions on one socket.`));
    }
    const { query, operationName, variables } = payload;
    const { hub, protocol } = this.#deps;
    if (hub.subscribe(this, { id, query, operationName: operationName ?? '', variables: variables ?? {} })) return;
    this.#relay ??= openRelay(this, protocol, () => this.#failed());
    this.#relay.forward(text);
  }

  #complete(id: string, text: string): void {
    const own = this.#find(id);
    if (own) own.close();
    else this.#relay?.forward(text);
  }

  #find(id: string): Subscription | undefined {
    const asJson = JSON.stringify(id);
    return this.#subscriptions.find((subscription) => subscription.id === asJson);
  }

  #contextOf(identity: Identity, viewer: Viewer | null): Context {
    const rest = this.#deps.restFor(identity);
    return createContext(identity.requestId, rest, this.#deps.liveFor(rest, viewer));
  }

  #stopWaiting(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
  }

  #failed(): void {
    this.close(CloseCode.InternalServerError, 'Something went wrong');
  }
}

function tooLate(connection: Connection): void {
  connection.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout');
}
