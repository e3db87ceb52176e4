import { changeQuickReplies, readQuickReplies } from '@besesaka/schema/chat/member-operations.ts';
import { quickReplyLimits } from '@besesaka/schema/chat/quick-replies.ts';
import { type QuickReplies as QuickRepliesValue, quickReplies } from '@besesaka/schema/chat/resources.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const QuickReplies = builder.objectRef<QuickRepliesValue>('QuickReplies').implement({
  description: 'Saved answers of a seller.',
  fields: (t) => ({
    ...exposeFields(t, quickReplies.pick({ version: true })),
    replies: t.exposeStringList('replies', {
      extensions: atMost(quickReplyLimits.many),
      description: 'Quick replies, in order.',
    }),
  }),
});

builder.objectField(Viewer, 'quickReplies', (t) =>
  t.field({
    type: QuickReplies,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's saved answers for chats; only sellers can add some.",
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readQuickReplies, {}),
  }),
);

const ChangeQuickRepliesInput = builder.inputType('ChangeQuickRepliesInput', {
  description: 'The complete list of quick replies.',
  fields: (t) => ({
    replies: t.stringList({
      required: true,
      description: 'Quick replies in order, at most 20, each at most 500 characters.',
    }),
    version: t.int({
      required: true,
      description: 'Version that the client read: the mutation fails with STALE if the list has changed since.',
    }),
  }),
});

mutation('changeQuickReplies', {
  restCalls: [changeQuickReplies],
  description: 'Replaces all quick replies of the seller.',
  input: { type: ChangeQuickRepliesInput, description: 'The quick replies.' },
  payload: { quickReplies: { type: QuickReplies, description: 'The updated quick replies.' } },
  resolve: async (body, ctx) => ({ quickReplies: await ctx.rest.call(changeQuickReplies, { body }) }),
});
