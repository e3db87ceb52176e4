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
import { chatLimits, messageSender, reportReason } from '@besesaka/schema/chat/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { CaseDecision, CaseKind, CaseState } from './case-enums.ts';

export const CaseRow = builder.objectRef<Row>('CaseRow').implement({
  description: 'A report in the list.',
  fields: (t) => ({
    ...exposeFields(t, caseRow),
    reason: t.expose('reason', { type: enumOf(reportReason), description: 'Reason for the report.' }),
    kind: t.expose('kind', { type: CaseKind, description: 'Kind of the reported content.' }),
    state: t.expose('state', { type: CaseState, description: 'State of the report.' }),
  }),
});

const CaseMessage = builder.objectRef<Message>('CaseMessage').implement({
  description: 'A message of a reported conversation at the time of the report.',
  fields: (t) => ({
    ...exposeFields(t, caseMessage),
    sender: t.expose('sender', { type: enumOf(messageSender), description: 'Sender of the message.' }),
  }),
});

export const Case = builder.objectRef<CaseDetail>('Case').implement({
  description: 'A report with all details; each access is audited.',
  fields: (t) => ({
    ...exposeFields(t, caseDetail, { without: ['details'] }),
    content: t.exposeString('details', descriptionOf(caseDetail, 'details')),
    reason: t.expose('reason', { type: enumOf(reportReason), description: 'Reason for the report.' }),
    kind: t.expose('kind', { type: CaseKind, description: 'Kind of the reported content.' }),
    state: t.expose('state', { type: CaseState, description: 'State of the report.' }),
    decision: t.expose('decision', { type: CaseDecision, nullable: true, description: 'Decision; null while open.' }),
    evidence: t.exposeStringList('evidence', {
      extensions: atMost(sellerReportLimits.evidenceMax),
      description: 'Links to the pictures, valid for five minutes; each view is audited.',
    }),
    messages: t.expose('messages', {
      type: [CaseMessage],
      extensions: atMost(chatLimits.evidenceMessages),
      description: 'For a conversation, the newest messages up to the report.',
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
    description: 'Reports: open ones first, longest wait first, then the others, newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: CaseState, description: 'Return only reports in this state.' }),
      kind: t.arg({ type: CaseKind, description: 'Return only reports of this kind.' }),
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
    description: 'One report with all details; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the report.' }) },
    resolve: (_admin, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readCase, { params: { id: String(id) } })),
  }),
}));
