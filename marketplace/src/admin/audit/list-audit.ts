import type { AuditEntry, AuditFilter } from '@besesaka/schema/admin/audit.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { auditColumns, auditFilters } from './audit-filters.ts';
import { readSubjectNames } from './subject-names.ts';

interface Args {
  ctx: Ctx;
  input: AuditFilter & ListPosition;
}

/** Lists the audit log for admins, newest first. */
export async function listAudit({ ctx, input }: Args) {
  const which = auditFilters(input);
  const part = partOf('newest', byTime(auditLog.at, auditLog.id), input);
  const selected = await ctx.db
    .select({ ...auditColumns, keys: part.keys })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results = await toAuditEntries(ctx, rows);
  return { results, count: input.count ? await countAudit(ctx, which) : null, ...place };
}

async function countAudit({ db }: Ctx, which: SQL | undefined): Promise<number> {
  const counted = db.select({ total: count() }).from(auditLog).leftJoin(users, eq(users.id, auditLog.actorId));
  return (await counted.where(which))[0]?.total ?? 0;
}

type Row = Pick<typeof auditLog.$inferSelect, 'id' | 'actorId' | 'act' | 'subject' | 'details' | 'at'> & {
  actorName: string | null;
};

export async function toAuditEntries(ctx: Ctx, rows: readonly Row[]): Promise<AuditEntry[]> {
  const names = await readSubjectNames(
    ctx,
    rows.map(({ subject }) => subject),
  );
  return rows.map(({ id, actorId, actorName, act, subject, details, at }) => ({
    id,
    act,
    subject,
    actor_id: actorId,
    actor_name: actorName ?? '',
    subject_name: names.get(subject) ?? '',
    details: JSON.stringify(details ?? {}),
    at: at.toISOString(),
  }));
}
