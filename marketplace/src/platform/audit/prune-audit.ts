import { lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { auditLog } from './tables.ts';

export const pruneAuditJob = jobKind('platform.prune-audit');

const retentionDays = 730;

export async function pruneAudit({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  await deleteInBatches(ctx.db, auditLog, { where: sql`${lt(auditLog.at, before)}`, oldest: sql`${auditLog.at}` });
}
