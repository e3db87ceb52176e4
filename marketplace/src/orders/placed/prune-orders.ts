import { lt, sql } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

export const pruneOrdersJob = jobKind('orders.prune');

const keptYears = 7;

/**
 * Deletes an order and its items seven years after its last step. Stock, sales counts and the "verified purchase" mark of
 * reviews stay. It counts calendar years, so that leap days do not shorten the legal retention period.
 */
export async function pruneOrders({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const { updatedAt } = orders;
  await deleteInBatches(ctx.db, orders, { where: sql`${lt(updatedAt, before)}`, oldest: sql`${updatedAt}` });
}
