import { sql } from 'drizzle-orm';
import { sessionOver, sessions } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

/** As long as a theft of a token may still be asked about. */
const keptDays = 30;

export const pruneSessionsJob = jobKind('accounts.prune-sessions');

/** Forgets sessions long after they ended or ran out: whoever still has a token of one is logged out just the same. */
export async function pruneSessions({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptDays * dayMs).toISOString();
  const isOld = sql`${sessionOver} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, sessions, { where: isOld, oldest: sessionOver });
}
