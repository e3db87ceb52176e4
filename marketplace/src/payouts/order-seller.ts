import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, eq } from 'drizzle-orm';
import { moveOrder } from '#orders/placed/move-order.ts';
import { isPayableOnline } from '#orders/rules.ts';
import { orders } from '#orders/tables.ts';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import { NotFound, Refused, Unavailable } from '#platform/base/errors.ts';
import { takesOrderPayments } from '#platform/config.ts';
import type { Tx } from '#platform/context.ts';
import { evidenceOf } from './evidence.ts';
import { ordersHeld, settleOrderMoney } from './settle-order-money.ts';
import { lockOrder, takeBack } from './take-back.ts';

/** The amount is the order's total, never a number from the client. */
async function quote(tx: Tx, { input, userId }: Parameters<Seller['quote']>[1]) {
  const isIt = and(eq(orders.code, (input.order_id ?? '').toUpperCase()), eq(orders.buyerId, userId));
  const [order] = await tx.db.select().from(orders).where(isIt).for('no key update');
  if (!order) throw new NotFound(orderTexts.orderMissing);
  if (!takesOrderPayments(tx.config)) throw new Unavailable(paymentTexts.notSetUp);
  if (order.paidAt) throw new Refused(texts.paidAlready);
  if (order.proposedFeePesewas !== null) throw new Refused(texts.deliveryOpen);
  if (!isPayableOnline(order)) throw new Refused(texts.notPayable);
  if (order.totalPesewas < orderLimits.paidLeastPesewas) throw new Refused(orderTexts.tooSmallToPay);
  if (order.totalPesewas > orderLimits.paidMostPesewas) throw new Refused(orderTexts.tooLargeToPay);
  return {
    purpose: 'order' as const,
    subjectId: order.id,
    amountPesewas: order.totalPesewas,
    description: `Order ${order.code}, ${order.sellerName}`,
  };
}

/** A payment that comes too late, or a second one, goes back in full. */
async function fulfil(tx: Tx, sale: Sale, fees: number): Promise<Fulfilment> {
  const order = await lockOrder(tx, sale.subjectId);
  if (order.paidAt) return { held: 'The order was paid before.', isRefunded: true };
  if (!isPayableOnline(order) || order.totalPesewas !== sale.amountPesewas)
    return { held: 'The order could no longer be paid.', isRefunded: true };
  await settleOrderMoney(tx, order, { kind: 'paid at the door', paymentId: sale.id, gross: sale.amountPesewas, fees });
  const columns = { paymentAskedAt: null };
  await moveOrder(tx, order, {
    action: 'pay',
    actor: 'buyer',
    reason: null,
    to: order.state,
    payment: 'online',
    columns,
  });
  return 'fulfilled';
}

export const orderSeller: Seller = {
  account: ordersHeld,
  quote,
  fulfil,
  takeBack,
  evidence: evidenceOf,
  // Taking back its money undoes the payment of the order.
  refund: () => Promise.resolve(),
  // The order waits for another try.
  chargeFailed: () => Promise.resolve(),
  async describe(ctx, subjectId) {
    const [order] = await ctx.db.select({ code: orders.code }).from(orders).where(eq(orders.id, subjectId));
    return order ? { message: texts.paid, orderId: order.code } : null;
  },
};
