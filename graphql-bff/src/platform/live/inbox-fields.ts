import type { Context } from '#platform/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { live } from './field.ts';
import { InboxUpdate, isKnown } from './inbox-union.ts';
import type { InboxEvent } from './source.ts';

builder.subscriptionField('inbox', (t) =>
  t.field({
    type: InboxUpdate,
    description: 'All that happens to you, in order and without gaps, from the event after `after` on.',
    args: {
      after: t.arg.int({ description: 'Number of the last event you saw; without it only new ones are sent.' }),
    },
    ...live<{ after?: number | null }, InboxEvent>(async ({ after }, ctx, listener) => {
      const { userId } = await ctx.live.viewer();
      return ctx.live.inbox(userId, after ?? null, listener, isKnown);
    }),
    resolve: (event) => event,
  }),
);

builder.queryField('inboxSeq', (t) =>
  t.int({
    nullable: true,
    description:
      "Number of the newest event in your inbox: read it before a screen's data, then subscribe from there. Null for visitors.",
    resolve: (_root, _args, ctx) => inboxSeq(ctx),
  }),
);

/** Everything else that the request reads waits for the number, so that no event falls between. */
function inboxSeq(ctx: Context): Promise<number | null> {
  const head = ctx.live.ownHead();
  ctx.rest.first(head);
  return head;
}
