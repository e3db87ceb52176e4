import type { Context } from '#platform/context/context.ts';
import type { Feed, Listener, Viewer } from '#platform/inbox/feed.ts';

/** What the hub needs of a socket. */
export interface HubSocket {
  readonly viewer: Viewer | null;
  send(text: string): void;
  room(): Promise<void> | undefined;
  close(code: number, reason: string): void;
  /** A subscription has ended. */
  unsubscribed(id: string): void;
  context(): Context;
  /** Like `context`, without the person. */
  publicContext(): Context;
}

/** What many sockets see of the same events. */
export interface Stream {
  key: string;
  users: number;
  /** Fresh for each execution, with the person's means or without. */
  context: () => Context;
  /** Made once for each event. */
  render(event: object): string | Promise<string>;
}

interface Owner {
  leave(stream: Stream): void;
  failed(subscription: Subscription, socket: HubSocket, error: unknown): void;
}

type Ended = IteratorReturnResult<undefined>;

const over: Ended = { done: true, value: undefined };

/**
 * One socket's part in a stream: its own id around the text that all share, in the order of the events.
 * There are thousands, so it holds little, and nothing of the request.
 */
export class Subscription implements Listener<object> {
  /** As JSON, so that it is not made again for each message. */
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

  /** The feed that was opened for it. */
  follow(feed: Feed): void {
    this.#feed = feed;
    if (this.#isClosed) feed.close();
  }

  /** Never throws: whoever tells of an event has others to tell. */
  next(event: object): void {
    try {
      const text = this.#stream.render(event);
      if (this.#tail === null && typeof text === 'string') this.#send(text);
      else this.#sendInTurn(text);
    } catch (error) {
      this.fail(error);
    }
  }

  room(): Promise<void> | undefined {
    return this.#socket.room();
  }

  fail(error: unknown): void {
    if (!this.#isClosed) this.#owner.failed(this, this.#socket, error);
  }

  /** With an error the client is told of it, else that it is complete. */
  end(failure: Error | null = null): void {
    if (this.#isClosed) return;
    this.#failure = failure;
    this.close();
    this.#settle?.();
  }

  /** Without a word, as the client ended it or is gone. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#feed?.close();
    this.#socket.unsubscribed(JSON.parse(this.#id));
    this.#owner.leave(this.#stream);
  }

  /**
   * For graphql-ws, a stream that yields nothing, as events go straight to the socket: it only ends. When the client ends it,
   * what waits for the next value is left waiting: graphql-ws would take the next user of the id for this one.
   */
  held(): AsyncIterableIterator<never, undefined> {
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

  /** Somebody before has to wait, or this one does: keep the order. */
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
