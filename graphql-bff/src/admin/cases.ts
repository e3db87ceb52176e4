import {
  type CaseDetail,
  caseDetail,
  caseMessage,
  caseRow,
  type CaseMessage as Message,
  type CaseRow as Row,
} from '@besesaka/schema/admin/cases.ts';
import { caseLimits as limits, sellerReportLimits } from '@besesaka/schema/admin/limits.ts';
import { listCases, readCase } from '@besesaka/schema/admin/operations.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { MessageSender } from '#chat/people.ts';
import { ReportReason } from '#chat/report-reason.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { CaseDecision, CaseKind, CaseState } from './case-enums.ts';

export const CaseRow = builder.objectRef<Row>('CaseRow').implement({
  description: 'A report, as the queue shows it.',
  fields: (t) => ({
    ...passedThrough(t, caseRow),
    reason: t.expose('reason', { type: ReportReason, description: 'What it was reported for.' }),
    kind: t.expose('kind', { type: CaseKind, description: 'What was reported.' }),
    state: t.expose('state', { type: CaseState, description: 'Whether somebody decided on it.' }),
  }),
});

const CaseMessage = builder.objectRef<Message>('CaseMessage').implement({
  description: 'A message of a reported conversation, as it was then.',
  fields: (t) => ({
    ...passedThrough(t, caseMessage),
    sender: t.expose('sender', { type: MessageSender, description: 'Who wrote it.' }),
  }),
});

export const Case = builder.objectRef<CaseDetail>('Case').implement({
  description: 'All of a report; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, caseDetail),
    reason: t.expose('reason', { type: ReportReason, description: 'What it was reported for.' }),
    kind: t.expose('kind', { type: CaseKind, description: 'What was reported.' }),
    state: t.expose('state', { type: CaseState, description: 'Whether somebody decided on it.' }),
    decision: t.expose('decision', { type: CaseDecision, nullable: true, description: 'What was decided.' }),
    evidence: t.exposeStringList('evidence', {
      extensions: atMost(sellerReportLimits.evidenceMax),
      description: 'Links to the pictures; each dies in five minutes, and each look is audited.',
    }),
    messages: t.expose('messages', {
      type: [CaseMessage],
      extensions: atMost(chatLimits.evidenceMessages),
      description: 'Of a conversation, the newest up to the report.',
    }),
  }),
});

const sizes = { usual: limits.perPage };

const CaseConnection = connectionOf('CaseRow', CaseRow, { one: 'report', many: 'reports' });

builder.objectFields(Admin, (t) => ({
  cases: t.field({
    type: CaseConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'What people reported: what waits with the longest wait first, all else newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: CaseState, description: 'Only those that stand there.' }),
      kind: t.arg({ type: CaseKind, description: 'Only reports of these.' }),
    },
    resolve: async (_admin, { state, kind, ...args }, ctx, info) => {
      const query = { state, kind, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listCases, { query }), (row) => row);
    },
  }),
  case: t.field({
    type: Case,
    nullable: true,
    extensions: callForEach,
    description: 'One report, all of it; null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Which one.' }) },
    resolve: (_admin, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readCase, { params: { id: String(id) } })),
  }),
}));
