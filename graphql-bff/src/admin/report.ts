import { report } from '@besesaka/schema/admin/operations.ts';
import { ReportReason } from '#chat/report-reason.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Reported } from './report-shop.ts';

const ReportableKind = builder.enumType('ReportableKind', {
  description: 'Kind of content that `report` accepts.',
  values: {
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
  } as const,
});

const ReportInput = builder.inputType('ReportInput', {
  description: 'A report about a product or a review.',
  fields: (t) => ({
    kind: t.field({ type: ReportableKind, required: true, description: 'Kind of the content.' }),
    subjectId: t.id({ required: true, description: 'ID of the product or review.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'Reason for the report.' }),
    details: t.string({ required: true, description: 'Description of what happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'IDs of up to three pictures, uploaded with `POST /api/uploads?purpose=report-evidence`.',
    }),
  }),
});

builder.mutationField('report', (t) =>
  t.field({
    type: Reported,
    extensions: restCalls(report),
    description: 'Reports a product or a review to the marketplace; its owner is not notified.',
    args: { input: t.arg({ type: ReportInput, required: true, description: 'The report.' }) },
    errors: failsAs('ReportResult', 'Confirmation, or an error.'),
    resolve: (_root, { input: { subjectId, evidenceIds, ...rest } }, ctx) => {
      const body = { ...rest, subject_id: subjectId, evidence_ids: evidenceIds ?? undefined };
      return ctx.rest.call(report, { body });
    },
  }),
);
