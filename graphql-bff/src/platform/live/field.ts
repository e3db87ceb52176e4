import type { Context } from '#platform/context.ts';
import type { Feed, Listener } from './source.ts';

export type OpenFeed<A, E> = (args: A, ctx: Context, listener: Listener<E>) => Promise<Feed>;

/** More unread events than this, and the reader is too slow to be kept. */
const maxWaiting = 1000;

/**
 * What a live field spreads into its definition: the hub of the sockets opens the feed itself and
 * shares what it sends; every other transport reads it as an async iterable.
 */
export function live<A, E>(open: OpenFeed<A, E>, audience: { everybody?: true } = {}) {
  return {
    extensions: { ...audience, live: open },
    subscribe: (_root: unknown, args: A, ctx: Context) => iterate((listener: Listener<E>) => open(args, ctx, listener)),
  };
}

async function* iterate<E>(open: (listener: Listener<E>) => Promise<Feed>): AsyncGenerator<E, void> {
  const waiting: E[] = [];
  let failure: { error: unknown } | null = null;
  let wake: () => void = () => undefined;
  const fail = (error: unknown) => {
    failure = { error };
    wake();
  };
  const feed = await open({
    next: (event) => {
      if (waiting.length >= maxWaiting) fail(new Error('The reader is too slow.'));
      else waiting.push(event);
      wake();
    },
    fail,
  });
  try {
    while (true) {
      for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) yield event;
      throwIfFailed(failure);
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (waiting.length > 0 || failure !== null) resolve();
      });
    }
  } finally {
    feed.close();
  }
}

function throwIfFailed(failure: { error: unknown } | null) {
  if (failure) throw failure.error;
}
