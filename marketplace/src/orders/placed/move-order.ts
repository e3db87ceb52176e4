import type { PaymentMethod } from '@besesaka/schema/orders/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { countSales } from '#catalog/product/count-sales.ts';
import { returnStock } from '#catalog/product/move-stock.ts';
import { dueAtOf, type OrderActor, returnsStock, type SystemAction } from '#orders/rules.ts';
import { type OrderRow, orderSteps, orders } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { emitStep } from './emit-order.ts';
import { readWholes } from './read-wholes.ts';
import type { WholeOrder } from './whole-order.ts';

interface Move {
  action: SystemAction;
  actor: OrderActor;
  reason: string | null;
  /** The new state; an order that is only paid keeps its own. */
  to: OrderRow['state'];
  /** Null takes a payment back that was noted by mistake. */
  payment?: PaymentMethod | null | undefined;
}

/** Carries out a step that the rules allow, on an order whose row is locked, with all that follows from it. */
export async function moveOrder(tx: Tx, before: OrderRow, move: Move): Promise<WholeOrder> {
  const { action, actor, reason, to, payment } = move;
  const isStep = to !== before.state;
  const rows = await tx.db
    .update(orders)
    .set({
      version: sql`${orders.version} + 1`,
      updatedAt: tx.now,
      ...(isStep && { state: to, dueAt: dueAtOf(to, tx.now) }),
      ...(payment !== undefined && { paidAt: payment && tx.now, paymentMethod: payment }),
    })
    .where(eq(orders.id, before.id))
    .returning();
  if (isStep) {
    const position = sql`(select count(*) from ${orderSteps} where ${orderSteps.orderId} = ${before.id})`;
    await tx.db.insert(orderSteps).values({ orderId: before.id, position, state: to, actor, reason, at: tx.now });
  }
  const [whole] = await readWholes(tx, rows);
  if (!whole) throw new Error(`The order ${before.code} is gone while it is locked`);
  if (isStep && returnsStock(to)) await returnStock({ tx, input: { lines: whole.items } });
  if (isStep && to === 'completed') await countSales({ tx, input: { lines: whole.items } });
  await emitStep(tx, whole, { action, actor, reason, before: before.state });
  return whole;
}
