import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { dueActionOf, transitionOf } from '#orders/rules.ts';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { moveOrder } from './move-order.ts';

export const moveDueOrdersJob = jobKind('orders.move-due');

const batchSize = 50;

type Due = { id: string; dueAt: Date | null };

/**
 * Expires unpaid and unaccepted orders, completes dispatched and delivered ones, and ends returns that wait too long. Each order has its own transaction, so that a failure does not
 * affect the others. Orders that another process has locked are skipped.
 */
export async function moveDueOrders({ ctx }: { ctx: Ctx }): Promise<{ moved: number; failed: number }> {
  const result = { moved: 0, failed: 0 };
  let last: Due | undefined;
  for (;;) {
    const batch: Due[] = await dueAfter(ctx, last);
    const ids = batch.map(({ id }) => id);
    const { moved, failed } = await oneByOne(ctx, ids, {
      failure: 'failed to move a due order',
      handle: (id) => moveDue(ctx, id),
    });
    result.moved += moved;
    result.failed += failed;
    last = batch.at(-1);
    if (batch.length < batchSize) return result;
  }
}

/** Returns the next orders by time and id, so that failed ones are not retried in this run. */
function dueAfter(ctx: Ctx, last: Due | undefined): Promise<Due[]> {
  const isLater = last?.dueAt
    ? or(gt(orders.dueAt, last.dueAt), and(eq(orders.dueAt, last.dueAt), gt(orders.id, last.id)))
    : undefined;
  return ctx.db
    .select({ id: orders.id, dueAt: orders.dueAt })
    .from(orders)
    .where(and(lte(orders.dueAt, ctx.now), isLater))
    .orderBy(asc(orders.dueAt), asc(orders.id))
    .limit(batchSize);
}

function moveDue(ctx: Ctx, id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), lte(orders.dueAt, tx.now)))
      .for('update', { skipLocked: true });
    if (!order) return false;
    const action = dueActionOf(order.state);
    const transition = transitionOf(order.state, action, 'system');
    if (!transition?.to) throw new Error(`no system transition from order state ${order.state}`);
    await moveOrder(tx, order, { action, actor: 'system', reason: null, to: transition.to });
    return true;
  });
}
