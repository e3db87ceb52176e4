import { report } from '@besesaka/schema/admin/operations.ts';
import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';

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
    reason: t.field({ type: enumOf(reportReason), required: true, description: 'Reason for the report.' }),
    content: t.string({ required: true, description: 'Description of what happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'IDs of up to three pictures, uploaded with `POST /api/uploads?purpose=report-evidence`.',
    }),
  }),
});

mutation('report', {
  restCalls: [report],
  description: 'Reports a product or a review to the marketplace; its owner is not notified.',
  input: { type: ReportInput, description: 'The report.' },
  payload: { message: shownMessage },
  resolve: ({ subjectId, evidenceIds, content: details, ...rest }, ctx) => {
    const body = { ...rest, details, subject_id: subjectId, evidence_ids: evidenceIds ?? undefined };
    return inFieldsOf({ details: 'content' }, ctx.rest.call(report, { body }));
  },
});
