import { lt, sql } from 'drizzle-orm';
import { attempts } from '#accounts/tables.ts';
import { hourMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

/** Longer than the period of any rule. */
const keptHours = 24;

export const pruneAttemptsJob = jobKind('accounts.prune-attempts');

export async function pruneAttempts({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptHours * hourMs);
  await deleteInBatches(ctx.db, attempts, {
    where: sql`${lt(attempts.since, before)}`,
    oldest: sql`${attempts.since}`,
  });
}
