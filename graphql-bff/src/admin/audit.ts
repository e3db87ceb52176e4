import { auditEntry, type AuditEntry as Entry } from '@besesaka/schema/admin/audit.ts';
import { auditLimits } from '@besesaka/schema/admin/limits.ts';
import { listAudit } from '@besesaka/schema/admin/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';

const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'An action or a read by an admin.',
  fields: (t) => ({
    ...exposeFields(t, auditEntry, { without: ['at', 'subject'] }),
    subjectId: t.exposeID('subject', descriptionOf(auditEntry, 'subject')),
    createdAt: t.expose('at', { type: 'DateTime', ...descriptionOf(auditEntry, 'at') }),
  }),
});

const sizes = { usual: auditLimits.perPage };

const AuditEntryConnection = connectionOf('AuditEntry', AuditEntry, { one: 'entry', many: 'entries' });

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'Filters of the audit log.',
  fields: (t) => ({
    who: t.string({ description: 'Part of the name, or the email address, of the user who acted.' }),
    act: t.string({ description: 'Prefix of the action, such as `shops.application`.' }),
    subjectId: t.id({ description: 'Full ID of the subject.' }),
    from: t.field({ type: 'Date', description: "First day, in Ghana's time." }),
    until: t.field({ type: 'Date', description: "Last day, in Ghana's time." }),
  }),
});

builder.objectField(Admin, 'audit', (t) =>
  t.field({
    type: AuditEntryConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'The audit log, newest first.',
    args: { ...numberedArgs(sizes), filter: t.arg({ type: AuditFilter, description: 'Filters.' }) },
    resolve: async (_admin, { filter, ...args }, ctx, info) => {
      const { subjectId: subject, ...others } = filter ?? {};
      const query = { ...others, subject, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listAudit, { query }), (entry) => entry);
    },
  }),
);
