import { lt, sql } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

export const pruneOrdersJob = jobKind('orders.prune');

const keptYears = 7;

/**
 * Seven years after its last step an order is forgotten, with what was in it. What was counted of it stays: stock, sales, and
 * that a review is of a purchase. Whole years, so that leap days take nothing off the time books must be kept.
 */
export async function pruneOrders({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const { updatedAt } = orders;
  await deleteInBatches(ctx.db, orders, { where: sql`${lt(updatedAt, before)}`, oldest: sql`${updatedAt}` });
}
