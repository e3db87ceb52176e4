import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { openPaidOrders } from '#orders/checkout/open-paid-orders.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import { evidenceOf } from '#payouts/evidence.ts';
import { splitInProportion } from '#payouts/rules.ts';
import { ordersHeld, settleOrderMoney } from '#payouts/settle-order-money.ts';
import { takeBack } from '#payouts/take-back.ts';
import { minuteMs } from '#platform/base/clock.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';

export async function lockCheckout(tx: Tx, checkoutId: string): Promise<OrderRow[]> {
  if (!isUuid(checkoutId)) return [];
  const isIt = and(eq(orders.checkoutId, checkoutId), eq(orders.isProtected, true));
  return tx.db.select().from(orders).where(isIt).orderBy(asc(orders.id)).for('no key update');
}

const isWaiting = ({ state }: OrderRow) => state === 'awaiting_payment';

/** The amount is the total of the orders, never a number from the client. */
async function quote(tx: Tx, { input, userId }: Parameters<Seller['quote']>[1]) {
  const all = await lockCheckout(tx, input.checkout_id ?? '');
  const [first] = all;
  if (!first || first.buyerId !== userId) throw new NotFound(texts.checkoutMissing);
  if (first.paidAt) throw new Refused(texts.paidAlready);
  const closesAt = first.createdAt.getTime() + orderLimits.paysWithinMinutes * minuteMs;
  if (!all.every(isWaiting) || closesAt <= tx.now.getTime()) throw new Refused(texts.checkoutOver);
  const amountPesewas = all.reduce((sum, { totalPesewas }) => sum + totalPesewas, 0);
  if (amountPesewas < orderLimits.paidLeastPesewas) throw new Refused(orderTexts.tooSmallToPay);
  if (amountPesewas > orderLimits.paidMostPesewas) throw new Refused(orderTexts.tooLargeToPay);
  // The orders wait for a prompt that is open.
  const promptEnds = new Date(tx.now.getTime() + paymentLimits.promptMs + paymentLimits.promptGraceMs);
  await tx.db
    .update(orders)
    .set({ dueAt: sql`greatest(${orders.dueAt}, ${promptEnds.toISOString()}::timestamptz)` })
    .where(eq(orders.checkoutId, first.checkoutId));
  return {
    purpose: 'checkout' as const,
    subjectId: first.checkoutId,
    amountPesewas,
    description: `Order${all.length > 1 ? 's' : ''} ${all.map(({ code }) => code).join(', ')}`.slice(0, 200),
  };
}

/** The shops get all orders or none. A payment that comes too late, or a second one, goes back in full. */
async function fulfil(tx: Tx, sale: Sale, fees: number): Promise<Fulfilment> {
  const all = await lockCheckout(tx, sale.subjectId);
  const total = all.reduce((sum, { totalPesewas }) => sum + totalPesewas, 0);
  if (all.some(({ paidAt }) => paidAt)) return { held: 'The orders were paid before.', isRefunded: true };
  if (all.length === 0 || !all.every(isWaiting) || total !== sale.amountPesewas)
    return { held: `The orders could no longer be paid with GHS ${moneyText(sale.amountPesewas)}.`, isRefunded: true };
  const parts = splitInProportion(
    fees,
    all.map(({ totalPesewas }) => totalPesewas),
  );
  for (const [n, order] of all.entries()) {
    const payment = { paymentId: sale.id, gross: order.totalPesewas, fees: parts[n] ?? 0 };
    await settleOrderMoney(tx, { ...order, state: 'pending' }, { kind: 'paid in advance', ...payment });
  }
  await openPaidOrders(tx, all);
  return 'fulfilled';
}

export const checkoutSeller: Seller = {
  account: ordersHeld,
  quote,
  fulfil,
  takeBack,
  evidence: evidenceOf,
  // Taking back its money undoes the payment of each order.
  refund: () => Promise.resolve(),
  // The orders wait for another try until their time is over.
  chargeFailed: () => Promise.resolve(),
  async describe(ctx, subjectId) {
    const [order] = await ctx.db.select({ code: orders.code }).from(orders).where(eq(orders.checkoutId, subjectId));
    return order ? { message: texts.checkoutPaid, orderId: order.code } : null;
  },
};
