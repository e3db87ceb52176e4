import { eq } from 'drizzle-orm';
import type { OrderChange } from '#orders/domain-events.ts';
import { returnsStock } from '#orders/rules.ts';
import { enqueueRefund } from '#payments/refunds/enqueue-refund.ts';
import { payments } from '#payments/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { domainEvent, publishDomainEvent } from '#platform/events/domain-events.ts';
import { orderMoney } from './tables.ts';

/** An order that was paid in the app was cancelled, or its goods came back. */
export const orderUndone = domainEvent<{ orderId: string }>('payouts.order-undone');

export async function noticeUndone(tx: Tx, { order }: OrderChange): Promise<void> {
  if (order.paymentMethod === 'online' && returnsStock(order.state))
    await publishDomainEvent(tx, orderUndone, { orderId: order.id });
}

/**
 * Refunds all that is left of the payment, once. It runs after the order's own transaction, because payments are locked
 * before orders.
 */
export async function refundUndone({ ctx, payload }: { ctx: Ctx; payload: { orderId: string } }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [money] = await tx.db.select().from(orderMoney).where(eq(orderMoney.orderId, payload.orderId));
    if (!money) return;
    const [row] = await tx.db.select().from(payments).where(eq(payments.id, money.paymentId)).for('no key update');
    if (row) await enqueueRefund(tx, { row, reason: 'The order was cancelled, or its goods came back.' });
  });
}
