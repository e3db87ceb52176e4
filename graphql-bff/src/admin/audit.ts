import { auditEntry } from '@besesaka/schema/admin/audit.ts';
import { auditLimits } from '@besesaka/schema/admin/limits.ts';
import { listAudit } from '@besesaka/schema/admin/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { objectOf } from '#platform/contract/object.ts';
import { connectionFor } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';

const AuditEntry = objectOf(auditEntry);

const sizes = { usual: auditLimits.perPage };

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
    type: connectionFor(AuditEntry),
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
