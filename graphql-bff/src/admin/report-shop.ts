import { reportSeller } from '@besesaka/schema/admin/operations.ts';
import type { SellerReported } from '@besesaka/schema/admin/resources.ts';
import { ReportReason } from '#chat/report-reason.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';

export const Reported = builder.objectRef<SellerReported>('Reported').implement({
  description: 'Confirmation of a report.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message to show to the user.' }) }),
});

const ReportShopInput = builder.inputType('ReportShopInput', {
  description: 'A report about a shop.',
  fields: (t) => ({
    shopId: t.id({ required: true, description: 'ID of the shop.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'Reason for the report.' }),
    details: t.string({ required: true, description: 'Description of what happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'IDs of up to three pictures, uploaded with `POST /api/uploads?purpose=report-evidence`.',
    }),
  }),
});

builder.mutationField('reportShop', (t) =>
  t.field({
    type: Reported,
    extensions: restCalls(reportSeller),
    description: 'Reports a shop to the marketplace; its seller is not notified.',
    args: { input: t.arg({ type: ReportShopInput, required: true, description: 'The report.' }) },
    errors: failsAs('ReportShopResult', 'Confirmation, or an error.'),
    resolve: (_root, { input: { shopId, evidenceIds, ...said } }, ctx) => {
      const body = { ...said, seller_id: shopId, evidence_ids: evidenceIds ?? undefined };
      return inFieldsOf({ sellerId: 'shopId' }, ctx.rest.call(reportSeller, { body }));
    },
  }),
);
