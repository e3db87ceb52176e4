import type { Context } from '#platform/context/context.ts';
import { ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { InboxEvent } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import type { InboxMember } from '#platform/live/inbox-types.ts';

const InboxReset = builder.objectRef<{ reset: true; seq: number }>('InboxReset').implement({
  description: 'The events after the given number are no longer stored: reload your data and continue from `seq`.',
  fields: (t) => ({ seq: t.exposeInt('seq', { description: 'The newest event number.' }) }),
});

/** Defines the inbox with the event types of all modules. */
export function defineInbox(members: readonly InboxMember[]): void {
  const nameOf = new Map(members.map(({ kind, type }) => [kind.type, type.name]));
  // Events of unknown kinds, from a newer marketplace, are left out.
  const isKnown = (event: InboxEvent): event is InboxEvent => 'reset' in event || nameOf.has(event.type);

  const InboxUpdate = builder.unionType('InboxUpdate', {
    description: "An event in a user's inbox.",
    types: [InboxReset, ...members.map(({ type }) => type)],
    resolveType: (event: InboxEvent) => ('reset' in event ? 'InboxReset' : nameOf.get(event.type)),
  });

  builder.subscriptionField('inbox', (t) =>
    t.field({
      type: InboxUpdate,
      description: "The viewer's events, in order and without gaps, starting after `after`.",
      args: {
        after: t.arg.int({ description: 'Number of the last event you saw; if left out, only new events are sent.' }),
      },
      ...live<{ after?: number | null }, InboxEvent>(async ({ after }, ctx, listener) => {
        if (after !== undefined && after !== null && after < 0) throw noNumber();
        return ctx.live.inbox(await ctx.live.viewer(), after ?? null, listener, isKnown);
      }),
      resolve: (event) => event,
    }),
  );
}

function noNumber(): ValidationError {
  const text = 'The number of an event is 0 or more';
  return new ValidationError(text, { after: [text] });
}

builder.queryField('inboxSeq', (t) =>
  t.int({
    nullable: true,
    description:
      "Number of the newest event in the viewer's inbox; null for visitors. Read it before other data, then subscribe from it.",
    resolve: (_root, _args, ctx) => inboxSeq(ctx),
  }),
);

/** All other reads of the request wait for the number, so that no event is missed in between. */
function inboxSeq(ctx: Context): Promise<number | null> {
  const head = ctx.live.ownHead();
  ctx.rest.first(head);
  return head;
}
