import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import {
  type CaseDetail,
  caseDetail,
  caseMessage,
  caseRow,
  type CaseMessage as Message,
  type CaseRow as Row,
} from '@besesaka/schema/support/cases.ts';
import { caseLimits as limits, sellerReportLimits } from '@besesaka/schema/support/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { listCases, readCase } from './api.ts';
import { CaseDecision, CaseKind, CaseState } from './case-enums.ts';

const CaseRow = builder.objectRef<Row>('CaseRow').implement({
  description: 'A report, as the queue shows it.',
  fields: (t) => ({
    ...passedThrough(t, caseRow),
    kind: t.expose('kind', { type: CaseKind, description: 'What was reported.' }),
    state: t.expose('state', { type: CaseState, description: 'Whether somebody decided on it.' }),
  }),
});

const CaseMessage = builder.objectRef<Message>('CaseMessage').implement({
  description: 'A message of a reported conversation, as it was then.',
  fields: (t) => passedThrough(t, caseMessage),
});

export const Case = builder.objectRef<CaseDetail>('Case').implement({
  description: 'All of a report; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, caseDetail),
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

interface Page {
  list: ListAnswer<Row>;
  page: number;
}

const CasePage = builder.objectRef<Page>('CasePage').implement({
  description: 'One page of reports.',
  fields: (t) => ({
    items: t.field({
      type: [CaseRow],
      extensions: atMost(limits.perPage),
      description: 'Those that wait with the longest wait first, all others newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many there are.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / limits.perPage),
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  cases: t.field({
    type: CasePage,
    nullable: true,
    extensions: callForEach,
    description: `What people reported, ${limits.perPage} to a page.`,
    args: {
      state: t.arg({ type: CaseState, description: 'Only those that stand there.' }),
      kind: t.arg({ type: CaseKind, description: 'Only reports of these.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_admin, { state, kind, page }, ctx) => {
      const query = { state, kind, page, page_size: limits.perPage };
      return { list: await readOnce(ctx, listCases, { query }), page };
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
