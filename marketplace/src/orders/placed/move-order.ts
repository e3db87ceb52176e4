import type { OrderActor, PaymentMethod, ReturnReason } from '@besesaka/schema/orders/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { countSales } from '#catalog/product/count-sales.ts';
import { returnStock } from '#catalog/product/move-stock.ts';
import { dueAtOf, isFeeOpen, returnsStock, type SystemAction, userAction } from '#orders/rules.ts';
import { type OrderRow, orderSteps, orders } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { emitStep } from './emit-order.ts';
import { loadOrderDetails, type OrderDetails } from './order-details.ts';

interface Move {
  action: SystemAction;
  actor: OrderActor;
  reason: string | null;
  /** The new state. A payment mark leaves it unchanged. */
  to: OrderRow['state'];
  /** Null removes a payment mark. */
  payment?: PaymentMethod | null | undefined;
  /** What was left of the state's time if the order returns to it. */
  dueAt?: Date | null | undefined;
  returnReason?: ReturnReason | undefined;
  photoIds?: string[] | undefined;
  /** Other columns that the step sets. */
  columns?: Partial<OrderRow>;
}

/** Performs an allowed step on a locked order: stock, sales, events and notifications. */
export async function moveOrder(tx: Tx, before: OrderRow, move: Move): Promise<OrderDetails> {
  const { action, actor, reason, to, payment, columns, dueAt = dueAtOf(to, tx, before.isProtected) } = move;
  const isStep = to !== before.state;
  const paidAt = payment === undefined ? before.paidAt : payment && tx.now;
  const rows = await tx.db
    .update(orders)
    .set({
      version: sql`${orders.version} + 1`,
      updatedAt: tx.now,
      ...(isStep && { state: to, dueAt }),
      ...(payment !== undefined && { paidAt, paymentMethod: payment }),
      // A proposal ends when it cannot be accepted any more.
      ...(!isFeeOpen({ ...before, state: to, paidAt }) && { proposedFeePesewas: null }),
      ...columns,
    })
    .where(eq(orders.id, before.id))
    .returning();
  if (isStep || action === 'decline_fee') await writeStep(tx, before.id, move);
  const [whole] = await loadOrderDetails(tx, rows);
  if (!whole) throw new Error(`order ${before.code} missing after lock`);
  if (isStep && returnsStock(to)) await returnStock({ tx, input: { lines: whole.items } });
  if (isStep) await countCompletion(tx, whole);
  await emitStep(tx, whole, { action, actor, reason });
  return whole;
}

/** Adds the step to the order's history. Of several declined fees in a row it holds the last one, so that it stays short. */
async function writeStep(tx: Tx, orderId: string, { action, actor, reason, to: state, ...more }: Move): Promise<void> {
  const own = eq(orderSteps.orderId, orderId);
  if (action === 'decline_fee')
    await tx.db.delete(orderSteps).where(and(own, eq(orderSteps.action, action), eq(orderSteps.state, state)));
  const position = sql`(select count(*) from ${orderSteps} where ${own})`;
  const { returnReason = null, photoIds = [] } = more;
  const step = { state, actor, action: userAction(action), reason, returnReason, photoIds, at: tx.now };
  await tx.db.insert(orderSteps).values({ orderId, position, ...step });
}

/** Counts the sale of an order once, when it is first completed, and takes it back if the goods come back later. */
async function countCompletion(tx: Tx, { order, items, steps }: OrderDetails): Promise<void> {
  const completions = steps.filter(({ state }) => state === 'completed').length;
  if (order.state === 'completed' && completions === 1) await countSales({ tx, input: { lines: items, sign: 1 } });
  if (returnsStock(order.state) && completions > 0) await countSales({ tx, input: { lines: items, sign: -1 } });
}
