import { currency } from '@besesaka/schema/kernel/money.ts';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '#orders/tables.ts';
import { enter, type Line } from '#payments/ledger.ts';
import type { Sale } from '#payments/seller.ts';
import type { Tx } from '#platform/context.ts';
import { refundShares, sharesOf } from './rules.ts';
import { type OrderMoneyRow, orderMoney } from './tables.ts';

/** The buyers' money for orders that the shops do not have yet. */
export const ordersHeld = 'orders-held';
export const sellerAccount = (shopId: string) => `seller:${shopId}`;

type Cause =
  | { kind: 'paid at the door'; sale: Sale; fees: number }
  | { kind: 'refunded'; amount: number; isAll: boolean };

/**
 * The only writer of an order's money. The caller holds the lock of the order. Returns the accounts that a refund is
 * taken from.
 */
export async function settleOrderMoney(tx: Tx, order: OrderRow, cause: Cause): Promise<Line[]> {
  if (cause.kind === 'paid at the door') {
    await pay(tx, order, cause);
    return [];
  }
  const [money] = await tx.db.select().from(orderMoney).where(eq(orderMoney.orderId, order.id));
  if (!money) throw new Error(`order ${order.code} has no money to refund`);
  return takeBack(tx, money, cause);
}

/** At the door nothing has to be protected: the buyer has the goods, or gets them now. */
async function pay(tx: Tx, order: OrderRow, { sale, fees }: { sale: Sale; fees: number }): Promise<void> {
  const gross = sale.amountPesewas;
  const delivery = order.shippingFeePesewas;
  const { commissionRate, vatRate } = tx.config.commission;
  const shares = sharesOf({ gross, delivery, commissionRate, vatRate, fee: fees });
  await tx.db.insert(orderMoney).values({
    orderId: order.id,
    paymentId: sale.id,
    shopId: order.shopId,
    state: 'released',
    grossPesewas: gross,
    deliveryPesewas: delivery,
    commissionRate,
    commissionPesewas: shares.commission,
    vatPesewas: shares.vat,
    feePesewas: fees,
    createdAt: tx.now,
    releasedAt: tx.now,
  });
  await enter(tx, {
    kind: 'release',
    subjectId: order.id,
    paymentId: sale.id,
    currency,
    lines: [
      { account: ordersHeld, amount: gross },
      { account: sellerAccount(order.shopId), amount: -shares.shop },
      { account: 'income:commission', amount: -shares.commission },
      { account: 'vat', amount: -shares.vat },
      { account: 'fees', amount: -fees },
    ],
  });
}

async function takeBack(
  tx: Tx,
  money: OrderMoneyRow,
  { amount, isAll }: { amount: number; isAll: boolean },
): Promise<Line[]> {
  const { grossPesewas: gross, commissionPesewas: commission, vatPesewas: vat, refundedPesewas: refunded } = money;
  const shares = refundShares({ gross, commission, vat, refunded }, amount);
  await tx.db
    .update(orderMoney)
    .set({
      refundedPesewas: refunded + amount,
      version: money.version + 1,
      ...(isAll && { state: 'reclaimed' as const }),
    })
    .where(eq(orderMoney.orderId, money.orderId));
  return [
    { account: sellerAccount(money.shopId), amount: shares.shop },
    { account: 'income:commission', amount: shares.commission },
    { account: 'vat', amount: shares.vat },
  ];
}
