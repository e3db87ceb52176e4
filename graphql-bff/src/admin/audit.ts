import { auditEntry, type AuditEntry as Entry } from '@besesaka/schema/admin/audit.ts';
import { auditLimits } from '@besesaka/schema/admin/limits.ts';
import { listAudit } from '@besesaka/schema/admin/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';

const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'Something that an admin did or looked at.',
  fields: (t) => ({
    ...passedThrough(t, auditEntry, { without: ['at', 'subject'] }),
    subjectId: t.exposeID('subject', wordsOf(auditEntry, 'subject')),
    createdAt: t.expose('at', { type: 'DateTime', ...wordsOf(auditEntry, 'at') }),
  }),
});

const sizes = { usual: auditLimits.perPage };

const AuditEntryConnection = connectionOf('AuditEntry', AuditEntry, { one: 'entry', many: 'entries' });

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'What of the audit log is wanted.',
  fields: (t) => ({
    who: t.string({ description: 'Part of the name, or the e-mail address, of who did it.' }),
    act: t.string({ description: 'How the act begins, such as `shops.application`.' }),
    subjectId: t.id({ description: 'The whole id of what it was done to.' }),
    from: t.field({ type: 'Date', description: 'First day, in Ghana.' }),
    until: t.field({ type: 'Date', description: 'Last day, in Ghana.' }),
  }),
});

builder.objectField(Admin, 'audit', (t) =>
  t.field({
    type: AuditEntryConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Who did what, and who looked at what, newest first.',
    args: { ...numberedArgs(sizes), filter: t.arg({ type: AuditFilter, description: 'What is wanted.' }) },
    resolve: async (_admin, { filter, ...args }, ctx, info) => {
      const { subjectId: subject, ...others } = filter ?? {};
      const query = { ...others, subject, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listAudit, { query }), (entry) => entry);
    },
  }),
);
