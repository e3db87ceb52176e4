import { reportSeller } from '@besesaka/schema/admin/operations.ts';
import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';

const ReportShopInput = builder.inputType('ReportShopInput', {
  description: 'A report about a shop.',
  fields: (t) => ({
    shopId: t.id({ required: true, description: 'ID of the shop.' }),
    reason: t.field({ type: enumOf(reportReason), required: true, description: 'Reason for the report.' }),
    content: t.string({ required: true, description: 'Description of what happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'IDs of up to three pictures, uploaded with `POST /api/uploads?purpose=report-evidence`.',
    }),
  }),
});

mutation('reportShop', {
  restCalls: [reportSeller],
  description: 'Reports a shop to the marketplace; its seller is not notified.',
  input: { type: ReportShopInput, description: 'The report.' },
  payload: { message: shownMessage },
  resolve: ({ shopId, evidenceIds, content: details, ...said }, ctx) => {
    const body = { ...said, details, seller_id: shopId, evidence_ids: evidenceIds ?? undefined };
    return inFieldsOf({ sellerId: 'shopId', details: 'content' }, ctx.rest.call(reportSeller, { body }));
  },
});
