import { changeQuickReplies, readQuickReplies } from '@besesaka/schema/chat/member-operations.ts';
import { quickReplyLimits } from '@besesaka/schema/chat/quick-replies.ts';
import { type QuickReplies as QuickRepliesValue, quickReplies } from '@besesaka/schema/chat/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const QuickReplies = builder.objectRef<QuickRepliesValue>('QuickReplies').implement({
  description: 'Short texts that a seller keeps for answers that come again and again.',
  fields: (t) => ({
    ...passedThrough(t, quickReplies.pick({ version: true })),
    replies: t.exposeStringList('replies', {
      extensions: atMost(quickReplyLimits.many),
      description: 'In the order in which they are offered.',
    }),
  }),
});

builder.objectField(Viewer, 'quickReplies', (t) =>
  t.field({
    type: QuickReplies,
    nullable: true,
    extensions: callForEach,
    description: 'What the person keeps for answers in chats; nobody but sellers adds to it.',
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readQuickReplies, {}),
  }),
);

const ChangeQuickRepliesInput = builder.inputType('ChangeQuickRepliesInput', {
  description: 'All quick replies as they are to be.',
  fields: (t) => ({
    replies: t.stringList({ required: true, description: 'In their order, up to 20 of up to 500 characters.' }),
    version: t.int({ required: true, description: 'The version that was read; a change since then is refused.' }),
  }),
});

builder.mutationField('changeQuickReplies', (t) =>
  t.field({
    type: QuickReplies,
    extensions: asks(changeQuickReplies),
    description: 'Adds, changes, removes and reorders quick replies, by the seller.',
    args: { input: t.arg({ type: ChangeQuickRepliesInput, required: true, description: 'The quick replies.' }) },
    errors: failsAs('ChangeQuickRepliesResult', 'The quick replies as they are now, or why they stay as they were.'),
    resolve: (_root, { input: body }, ctx) => ctx.rest.call(changeQuickReplies, { body }),
  }),
);
