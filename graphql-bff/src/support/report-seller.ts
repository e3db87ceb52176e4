import { sellerReportReasons } from '@besesaka/schema/support/limits.ts';
import type { SellerReported as Reported } from '@besesaka/schema/support/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { inFieldsOf } from '#platform/graphql/errors.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { reportSeller } from './api.ts';

export const SellerReported = builder.objectRef<Reported>('SellerReported').implement({
  description: 'Your report has been kept.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence to show.' }) }),
});

export const SellerReportReason = enumOf('SellerReportReason', 'What a seller is reported for.', sellerReportReasons);

const ReportSellerInput = builder.inputType('ReportSellerInput', {
  description: 'Whom you report, and why.',
  fields: (t) => ({
    shopId: t.id({ required: true, description: 'Identifies the shop.' }),
    reason: t.field({ type: SellerReportReason, required: true, description: 'What it is about.' }),
    details: t.string({ required: true, description: 'What happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'What `POST /api/uploads?purpose=report-evidence` answered for up to three pictures.',
    }),
  }),
});

builder.mutationField('reportSeller', (t) =>
  t.field({
    type: SellerReported,
    extensions: asks(reportSeller),
    description: 'Reports a seller to the marketplace; the seller is not told.',
    args: { input: t.arg({ type: ReportSellerInput, required: true, description: 'What is wrong.' }) },
    errors: failsAs('ReportSellerResult', 'That it was kept, or why it was not.'),
    resolve: (_root, { input: { shopId, evidenceIds, ...said } }, ctx) => {
      const body = { ...said, seller_id: shopId, evidence_ids: evidenceIds ?? undefined };
      return inFieldsOf({ sellerId: 'shopId' }, ctx.rest.call(reportSeller, { body }));
    },
  }),
);
