import type { AuditEntry, AuditFilter } from '@besesaka/schema/support/audit.ts';
import { count, desc, eq } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { auditColumns, auditFilters } from './audit-filters.ts';

interface Args {
  ctx: Ctx;
  input: AuditFilter & { page: number; page_size: number };
}

/** For admins: who did what and who looked at what, newest first. */
export async function listAudit({ ctx, input }: Args): Promise<{ results: AuditEntry[]; count: number }> {
  await requireAdmin(ctx);
  const { page, page_size: size, ...filter } = input;
  const which = auditFilters(filter);
  const rows = await ctx.db
    .select(auditColumns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(which)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(which);
  return { results: rows.map(toAuditEntry), count: counted?.total ?? 0 };
}

type Row = Pick<typeof auditLog.$inferSelect, 'id' | 'actorId' | 'act' | 'subject' | 'details' | 'at'> & {
  actorName: string | null;
};

export function toAuditEntry({ id, actorId, actorName, act, subject, details, at }: Row): AuditEntry {
  return {
    ...{ id, act, subject, actor_id: actorId, actor_name: actorName ?? '' },
    ...{ details: JSON.stringify(details ?? {}), at: at.toISOString() },
  };
}
