import { report } from '@besesaka/schema/admin/operations.ts';
import { ReportReason } from '#chat/report-reason.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Reported } from './report-shop.ts';

const ReportableKind = builder.enumType('ReportableKind', {
  description: 'What `report` takes.',
  values: {
    PRODUCT: { value: 'product', description: 'A product.' },
    REVIEW: { value: 'review', description: 'A review of a product or a shop.' },
  } as const,
});

const ReportInput = builder.inputType('ReportInput', {
  description: 'What you report, and why.',
  fields: (t) => ({
    kind: t.field({ type: ReportableKind, required: true, description: 'What it is.' }),
    subjectId: t.id({ required: true, description: 'Identifies the product or review.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'What it is about.' }),
    details: t.string({ required: true, description: 'What happened, at most 1000 characters.' }),
    evidenceIds: t.idList({
      description: 'What `POST /api/uploads?purpose=report-evidence` answered for up to three pictures.',
    }),
  }),
});

builder.mutationField('report', (t) =>
  t.field({
    type: Reported,
    extensions: asks(report),
    description: 'Reports a product or a review to the marketplace; its owner is not told.',
    args: { input: t.arg({ type: ReportInput, required: true, description: 'What is wrong.' }) },
    errors: failsAs('ReportResult', 'That it was kept, or why it was not.'),
    resolve: (_root, { input: { subjectId, evidenceIds, ...said } }, ctx) => {
      const body = { ...said, subject_id: subjectId, evidence_ids: evidenceIds ?? undefined };
      return ctx.rest.call(report, { body });
    },
  }),
);
