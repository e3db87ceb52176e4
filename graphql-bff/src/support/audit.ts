import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { auditEntry, auditLimits, type AuditEntry as Entry } from '@besesaka/schema/support/audit.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { listAudit } from './api.ts';

const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'Something that an admin did or looked at.',
  fields: (t) => passedThrough(t, auditEntry),
});

interface Page {
  list: ListAnswer<Entry>;
  page: number;
}

const AuditPage = builder.objectRef<Page>('AuditPage').implement({
  description: 'One page of the audit log.',
  fields: (t) => ({
    items: t.field({
      type: [AuditEntry],
      extensions: atMost(auditLimits.perPage),
      description: 'Newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many there are.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / auditLimits.perPage),
    }),
  }),
});

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'What of the audit log is wanted.',
  fields: (t) => ({
    who: t.string({ description: 'Part of the name, or the e-mail address, of who did it.' }),
    act: t.string({ description: 'How the act begins, such as `shops.application`.' }),
    subject: t.string({ description: 'The whole id of what it was done to.' }),
    from: t.string({ description: 'First day, as 2026-11-01.' }),
    until: t.string({ description: 'Last day, as 2026-11-30.' }),
  }),
});

builder.objectField(Admin, 'audit', (t) =>
  t.field({
    type: AuditPage,
    nullable: true,
    extensions: callForEach,
    description: `Who did what, and who looked at what, ${auditLimits.perPage} to a page.`,
    args: {
      filter: t.arg({ type: AuditFilter, description: 'What is wanted.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_admin, { filter, page }, ctx) => {
      const query = { ...filter, page, page_size: auditLimits.perPage };
      return { list: await readOnce(ctx, listAudit, { query }), page };
    },
  }),
);
