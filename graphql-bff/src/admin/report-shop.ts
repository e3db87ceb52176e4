import { reportSeller } from '@besesaka/schema/admin/operations.ts';
import type { SellerReported as Kept } from '@besesaka/schema/admin/resources.ts';
import { ReportReason } from '#chat/report-reason.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

export const Reported = builder.objectRef<Kept>('Reported').implement({
  description: 'Your report has been kept.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence to show.' }) }),
});

const ReportShopInput = builder.inputType('ReportShopInput', {
  description: 'Which shop you report, and why.',
  fields: (t) => ({
    shopId: t.id({ required: true, description: 'Identifies the shop.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'What it is about.' }),
    details: t.string({ required: true, description: 'What happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'What `POST /api/uploads?purpose=report-evidence` answered for up to three pictures.',
    }),
  }),
});

builder.mutationField('reportShop', (t) =>
  t.field({
    type: Reported,
    extensions: asks(reportSeller),
    description: 'Reports a shop to the marketplace; its seller is not told.',
    args: { input: t.arg({ type: ReportShopInput, required: true, description: 'What is wrong.' }) },
    errors: failsAs('ReportShopResult', 'That it was kept, or why it was not.'),
    resolve: (_root, { input: { shopId, evidenceIds, ...said } }, ctx) => {
      const body = { ...said, seller_id: shopId, evidence_ids: evidenceIds ?? undefined };
      return inFieldsOf({ sellerId: 'shopId' }, ctx.rest.call(reportSeller, { body }));
    },
  }),
);
