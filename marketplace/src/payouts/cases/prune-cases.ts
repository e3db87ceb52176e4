import { and, isNull, lt, sql } from 'drizzle-orm';
import { cases } from '#payouts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

export const pruneCasesJob = jobKind('payouts.prune-cases');

const retentionDays = 730;

/** Deletes ended cases that are about no order. */
export async function pruneCases({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  const isOld = and(isNull(cases.orderId), lt(cases.endedAt, before));
  await deleteInBatches(ctx.db, cases, { where: sql`${isOld}`, oldest: sql`${cases.endedAt}` });
}
