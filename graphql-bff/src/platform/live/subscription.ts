import type { Feed, Listener } from './source.ts';
import type { Stream } from './streams.ts';

export interface Subscription {
  close(): void;
}

interface SubscriptionDeps {
  id: string;
  socket: { send(text: string): void; room(): Promise<void> | undefined };
  stream: Stream;
  open: (listener: Listener<object>) => Promise<Feed>;
  onEnd: () => void;
  onFailure: (error: unknown) => void;
}

/** One socket's part in a stream: its own id around the text that all share, in the order of the events. */
export function createSubscription({ id, socket, stream, open, onEnd, onFailure }: SubscriptionDeps): Subscription {
  const prefix = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  let tail: Promise<void> | null = null;
  let feed: Feed | null = null;
  let closed = false;

  const send = (text: string) => {
    if (!closed) socket.send(`${prefix}${text}}`);
  };

  function end(): void {
    if (closed) return;
    closed = true;
    feed?.close();
    onEnd();
  }

  function failed(error: unknown): void {
    if (closed) return;
    end();
    onFailure(error);
  }

  function next(event: object): void {
    const text = stream.render(event);
    if (tail === null && typeof text === 'string') {
      send(text);
      return;
    }
    // Somebody before has to wait, or this one does: keep the order.
    const mine = (tail ?? Promise.resolve()).then(async () => send(await text)).catch(failed);
    tail = mine;
    void mine.then(() => {
      if (tail === mine) tail = null;
    });
  }

  open({ next, fail: failed, room: socket.room }).then((opened) => {
    feed = opened;
    if (closed) opened.close();
  }, failed);

  return { close: end };
}
