import { and, eq, ne } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { enqueueRefund } from '#payments/refunds/enqueue-refund.ts';
import { payments, refunds } from '#payments/tables.ts';
import { findMoney, settleOrderMoney } from '#payouts/settle-order-money.ts';
import type { OrderMoneyRow } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/**
 * Asks the provider for all that is left of an order's money, once. It runs after the order's own transaction, because
 * payments are locked before orders. If another request is open, the deadline tries again.
 */
export async function askOrderRefund(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const known = await findMoney(tx, orderId);
    if (!known?.isRefundWanted) return;
    const [row] = await tx.db.select().from(payments).where(eq(payments.id, known.paymentId)).for('no key update');
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
    const money = await findMoney(tx, orderId);
    if (!row || !order || !money?.isRefundWanted) return;
    const part = { subjectId: orderId, amount: await refundable(tx, money) };
    const reason = 'The order was cancelled, or its goods came back.';
    if (part.amount <= 0 || (await enqueueRefund(tx, { row, reason, part })))
      await settleOrderMoney(tx, order, { kind: 'refund asked' });
  });
}

/** The part of the order's money that is neither refunded nor being refunded. */
export async function refundable(
  { db }: Ctx,
  { orderId, grossPesewas, refundedPesewas }: OrderMoneyRow,
): Promise<number> {
  const isIt = and(eq(refunds.subjectId, orderId), ne(refunds.state, 'failed'), ne(refunds.state, 'processed'));
  const open = await db.select({ amount: refunds.amount }).from(refunds).where(isIt);
  return open.reduce((left, { amount }) => left - amount, grossPesewas - refundedPesewas);
}
