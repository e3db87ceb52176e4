import { GraphQLError } from 'graphql';
import type { Context } from '#platform/context/context.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';

type Open<E> = (listener: Listener<E>) => Promise<Feed>;

/** What a live field's `subscribe` answers. The hub opens it with a listener of its own and shares what it sends. */
export class LiveSource<E extends object = object> implements AsyncIterable<E> {
  readonly open: Open<E>;

  constructor(open: Open<E>) {
    this.open = open;
  }

  /** Only a socket ends with its session, so nothing else may read on. */
  [Symbol.asyncIterator](): AsyncIterator<E> {
    throw new GraphQLError('Subscriptions are served over WebSocket only.');
  }
}

/** What a live field spreads into its definition. */
export function live<A, E extends object>(
  open: (args: A, ctx: Context, listener: Listener<E>) => Promise<Feed>,
  audience: { everybody?: true } = {},
) {
  const subscribe = (_root: unknown, args: A, ctx: Context) =>
    new LiveSource<E>((listener) => open(args, ctx, listener));
  return { extensions: audience, subscribe };
}
