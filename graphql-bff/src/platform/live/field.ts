import { GraphQLError } from 'graphql';
import type { Context } from '#platform/context/context.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';

type Open<E> = (listener: Listener<E>) => Promise<Feed>;

/** The result of a live field's `subscribe`. The hub opens it with its own listener and shares its events. */
export class LiveSource<E extends object = object> implements AsyncIterable<E> {
  readonly open: Open<E>;

  constructor(open: Open<E>) {
    this.open = open;
  }

  /** Only a socket ends with its session, so other iteration is refused. */
  [Symbol.asyncIterator](): AsyncIterator<E> {
    throw new GraphQLError('Subscriptions are served over WebSocket only.');
  }
}

/** The part of a live field's definition that subscribes it. */
export function live<A, E extends object>(
  open: (args: A, ctx: Context, listener: Listener<E>) => Promise<Feed>,
  audience: { sameForEveryone?: true } = {},
) {
  const subscribe = (_root: unknown, args: A, ctx: Context) =>
    new LiveSource<E>((listener) => open(args, ctx, listener));
  return { extensions: audience, subscribe };
}
