import type { Context } from '#platform/context.ts';
import type { Feed, Listener, Viewer } from './source.ts';
import type { Stream } from './streams.ts';

/** What the hub needs of a socket. */
export interface HubSocket {
  readonly viewer: Viewer | null;
  send(text: string): void;
  room(): Promise<void> | undefined;
  close(code: number, reason: string): void;
  context(): Context;
  /** Like `context`, without the person. */
  publicContext(): Context;
  keep(subscription: Subscription): void;
  drop(subscription: Subscription): void;
}

type OnFailure = (subscription: Subscription, error: unknown) => void;

/**
 * One socket's part in a stream: its own id around the text that all share, in the order of the events.
 * There are thousands, so it holds little, and nothing of the request.
 */
export class Subscription implements Listener<object> {
  /** As JSON, so that it is not made again for each message. */
  readonly id: string;
  readonly socket: HubSocket;
  readonly #stream: Stream;
  readonly #onFailure: OnFailure;
  #feed: Feed | null = null;
  #tail: Promise<void> | null = null;
  #isClosed = false;

  constructor(id: string, socket: HubSocket, stream: Stream, onFailure: OnFailure) {
    this.id = JSON.stringify(id);
    this.socket = socket;
    this.#stream = stream;
    this.#onFailure = onFailure;
    socket.keep(this);
  }

  /** The feed that was opened for it. */
  follow(feed: Feed): void {
    this.#feed = feed;
    if (this.#isClosed) feed.close();
  }

  next(event: object): void {
    const text = this.#stream.render(event);
    if (this.#tail === null && typeof text === 'string') this.#send(text);
    else this.#sendInTurn(text);
  }

  room(): Promise<void> | undefined {
    return this.socket.room();
  }

  fail(error: unknown): void {
    if (this.#isClosed) return;
    this.close();
    this.#onFailure(this, error);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#feed?.close();
    this.#stream.leave();
    this.socket.drop(this);
  }

  #send(text: string): void {
    if (!this.#isClosed) this.socket.send(`{"id":${this.id},"type":"next","payload":${text}}`);
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
