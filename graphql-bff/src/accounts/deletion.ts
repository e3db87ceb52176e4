import { deletionReasons } from '@besesaka/schema/accounts/limits.ts';
import { deleteAccount, readDeletionOutlook } from '@besesaka/schema/accounts/own-data-operations.ts';
import {
  deletionOutlook,
  type DeletionOutlook as Outlook,
  openOrdersShown,
} from '@besesaka/schema/accounts/resources.ts';
import { forgetReads, readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const DeletionReason = enumOf('DeletionReason', 'Reason for deleting an account.', deletionReasons);

export const DeletionOutlook = builder.objectRef<Outlook>('DeletionOutlook').implement({
  description: 'Open orders that prevent the deletion of the account, and its grace period.',
  fields: (t) => ({
    openOrderIds: t.idList({
      extensions: atMost(openOrdersShown),
      description: `IDs of the oldest ${openOrdersShown} orders that must be finished or cancelled first.`,
      resolve: ({ open_orders }) => open_orders.map(({ order_id }) => order_id),
    }),
    ...exposeFields(t, deletionOutlook),
  }),
});

builder.objectField(Viewer, 'deletion', (t) =>
  t.field({
    type: DeletionOutlook,
    nullable: true,
    extensions: callForEach,
    description: 'Open orders that prevent the deletion of the account, and its grace period.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readDeletionOutlook, {}),
  }),
);

const DeleteAccountInput = builder
  .inputRef<{ reason: (typeof deletionReasons)[number] }>('DeleteAccountInput')
  .implement({
    description: 'The reason for deleting the account.',
    fields: (t) => ({ reason: t.field({ type: DeletionReason, required: true, description: 'The reason.' }) }),
  });

mutation('deleteAccount', {
  restCalls: [deleteAccount],
  description:
    "Schedules the viewer's account for deletion in 30 days. All sessions end and the shop is hidden immediately.",
  input: { type: DeleteAccountInput, description: 'The reason.' },
  payload: { message: shownMessage },
  resolve: async (input, ctx) => {
    const done = await ctx.rest.call(deleteAccount, { body: input });
    forgetReads(ctx);
    return done;
  },
});
