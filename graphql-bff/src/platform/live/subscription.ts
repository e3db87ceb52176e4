import type { Context } from '#platform/context/context.ts';
import type { Feed, Listener, Viewer } from '#platform/inbox/feed.ts';

/** The hub's view of a socket. */
export interface HubSocket {
  readonly viewer: Viewer | null;
  readonly address: string;
  send(text: string): void;
  room(): Promise<void> | undefined;
  close(code: number, reason: string): void;
  /** A subscription has ended. */
  unsubscribed(id: string): void;
  context(): Context;
  /** Like `context`, without the user. */
  publicContext(): Context;
}

/** A stream of events that several sockets share. */
export interface Stream {
  key: string;
  subscribers: number;
  /** The owner of an unregistered document, who alone uses the stream; null for a registered one. */
  owner: string | null;
  /** The newest socket, which has the freshest credentials. */
  newest: HubSocket;
  /** Renders each event once. */
  render(event: object): string | Promise<string>;
}

interface Owner {
  leave(stream: Stream): void;
  onFailure(subscription: Subscription, socket: HubSocket, error: unknown): void;
}

type Ended = IteratorReturnResult<undefined>;

const over: Ended = { done: true, value: undefined };

/**
 * One socket's subscription to a stream: it sends the shared texts in order, under its own ID.
 * There are thousands, so it is small and does not reference the request.
 */
export class Subscription implements Listener<object> {
  /** As JSON, so that it is not serialised for each message. */
  readonly #id: string;
  readonly #socket: HubSocket;
  readonly #stream: Stream;
  readonly #owner: Owner;
  #feed: Feed | null = null;
  #tail: Promise<void> | null = null;
  #isClosed = false;
  #failure: Error | null = null;
  #settle: (() => void) | null = null;

  constructor(id: string, socket: HubSocket, stream: Stream, owner: Owner) {
    this.#id = JSON.stringify(id);
    this.#socket = socket;
    this.#stream = stream;
    this.#owner = owner;
  }

  /** Sets the feed that was opened for it. */
  follow(feed: Feed): void {
    this.#feed = feed;
    if (this.#isClosed) feed.close();
  }

  /** Never throws, because the caller has other listeners to call. */
  next(event: object): void {
    try {
      const text = this.#stream.render(event);
      if (this.#tail === null && typeof text === 'string') this.#send(text);
      else this.#sendInTurn(text);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Waits for events that are still being rendered, then for room in the socket. */
  room(): Promise<void> | undefined {
    return this.#tail?.then(() => this.#socket.room()) ?? this.#socket.room();
  }

  fail(error: unknown): void {
    if (!this.#isClosed) this.#owner.onFailure(this, this.#socket, error);
  }

  /** Sends the error to the client, or completes the subscription. */
  end(failure: Error | null = null): void {
    if (this.#isClosed) return;
    this.#failure = failure;
    this.close();
    this.#settle?.();
  }

  /** Ends it without a message, because the client ended it or is gone. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#feed?.close();
    this.#socket.unsubscribed(JSON.parse(this.#id));
    this.#owner.leave(this.#stream);
  }

  /**
   * The iterator for graphql-ws. It yields nothing, because events go straight to the socket; it only ends. If the client ends
   * it, a pending `next` never settles, because graphql-ws would confuse it with the next subscription of that ID.
   */
  completion(): AsyncIterableIterator<never, undefined> {
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => this.#ended(),
      return: async () => {
        this.close();
        return over;
      },
    };
  }

  #ended(): Promise<Ended> {
    return new Promise((done, failed) => {
      this.#settle = () => (this.#failure ? failed(this.#failure) : done(over));
      if (this.#isClosed) this.#settle();
    });
  }

  #send(text: string): void {
    if (!this.#isClosed) this.#socket.send(`{"id":${this.#id},"type":"next","payload":${text}}`);
  }

  /** Sends in order, behind events that are still being rendered. */
  #sendInTurn(text: string | Promise<string>): void {
    const mine = (this.#tail ?? Promise.resolve())
      .then(async () => this.#send(await text))
      .catch((error) => this.fail(error));
    this.#tail = mine;
    void mine.then(() => {
      if (this.#tail === mine) this.#tail = null;
    });
  }
}
