import { randomInt } from 'node:crypto';
import { currency } from '@besesaka/schema/kernel/money.ts';
import type { DeliveredBy, FreezeReason } from '@besesaka/schema/payouts/limits.ts';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '#orders/tables.ts';
import { isDisputed } from '#payments/disputes/open-disputes.ts';
import { enter, type Line } from '#payments/ledger.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { deadlineMs } from '#platform/settings/deadline.ts';
import { commissionRateOf } from './commission-rate.ts';
import { orderMoneySettled } from './domain-events.ts';
import { momentsOf } from './held/deadlines.ts';
import { heldOf } from './held/held-of.ts';
import { isNewShop } from './held/new-shop.ts';
import { divideOrderMoney, refundShares } from './rules.ts';
import { type OrderMoneyRow, orderMoney } from './tables.ts';

/** The buyers' money for orders that the shops do not have yet. */
export const ordersHeld = 'orders-held';
export const sellerAccount = (shopId: string) => `seller:${shopId}`;

interface Payment {
  paymentId: string;
  gross: number;
  fees: number;
}

type Cause =
  | ({ kind: 'paid at the door' } & Payment)
  | ({ kind: 'paid in advance' } & Payment)
  | { kind: 'delivered'; by: DeliveredBy }
  | { kind: 'frozen'; by: FreezeReason }
  | { kind: 'unfrozen' }
  | { kind: 'released' }
  /** An admin gives more time. */
  | { kind: 'extended'; ms: number }
  | { kind: 'refund wanted' }
  | { kind: 'refund asked' }
  | { kind: 'refunded'; amount: number }
  /** A deadline was handled, or the order took a step. */
  | { kind: 'checked' };

type Change = Partial<Omit<OrderMoneyRow, 'orderId' | 'version'>>;

/**
 * The only writer of an order's money. The caller holds the lock of the order. A cause that the state does not allow
 * changes nothing. Returns the accounts that a refund is taken from.
 */
export async function settleOrderMoney(tx: Tx, order: OrderRow, cause: Cause): Promise<Line[]> {
  if (cause.kind === 'paid at the door' || cause.kind === 'paid in advance') {
    await pay(tx, order, cause);
    return [];
  }
  const money = await findMoney(tx, order.id);
  if (!money) throw new Error(`order ${order.code} has no money to settle`);
  const change = await changeOf(tx, money, cause);
  if (change === null) return [];
  await updateMoney(tx, order, money, change);
  return cause.kind === 'refunded' ? refundLines(money, cause.amount) : [];
}

export async function findMoney({ db }: Ctx, orderId: string): Promise<OrderMoneyRow | undefined> {
  const [money] = await db.select().from(orderMoney).where(eq(orderMoney.orderId, orderId));
  return money;
}

async function changeOf(
  tx: Tx,
  money: OrderMoneyRow,
  cause: Exclude<Cause, { kind: 'paid at the door' | 'paid in advance' }>,
): Promise<Change | null> {
  const { now } = tx;
  const isHeld = money.state === 'held' || money.state === 'frozen';
  switch (cause.kind) {
    case 'delivered': {
      if (!isHeld || money.deliveredBy === 'code') return null;
      const isSlow = cause.by === 'seller' || (await isNewShop(tx, money.shopId));
      const wait = deadlineMs(tx.settings, money.createdAt, isSlow ? 'marked_days' : 'look_hours');
      const releasableAt = new Date(now.getTime() + wait);
      return { deliveredBy: cause.by, deliveredAt: now, releasableAt };
    }
    case 'frozen':
      return isHeld ? { state: 'frozen', frozenBy: money.frozenBy ?? cause.by, frozenAt: money.frozenAt ?? now } : null;
    case 'unfrozen': {
      if (money.state !== 'frozen') return null;
      if (await isDisputed(tx, money.paymentId)) return { frozenBy: 'dispute' };
      const { releasableAt, frozenAt } = money;
      const left = releasableAt && frozenAt ? releasableAt.getTime() - frozenAt.getTime() : 0;
      const resumed =
        releasableAt &&
        new Date(now.getTime() + Math.max(left, deadlineMs(tx.settings, money.createdAt, 'look_hours')));
      return { state: 'held', frozenBy: null, frozenAt: null, releasableAt: resumed };
    }
    case 'extended': {
      const { state, releasableAt } = money;
      return state === 'held' && releasableAt ? { releasableAt: new Date(releasableAt.getTime() + cause.ms) } : null;
    }
    case 'released':
      // A bank that decides against the shop would take back what it was paid.
      return isHeld && !(await isDisputed(tx, money.paymentId)) ? release(tx, money) : null;
    case 'refund wanted': {
      const hasLeft = money.refundedPesewas < money.grossPesewas && money.state !== 'refunding';
      return hasLeft ? { isRefundWanted: true, ...(isHeld && { ...thawed, state: 'refunding' }) } : null;
    }
    case 'refund asked':
      return { isRefundWanted: false };
    case 'refunded': {
      const refundedPesewas = money.refundedPesewas + cause.amount;
      if (refundedPesewas < money.grossPesewas) return { refundedPesewas };
      return { ...thawed, refundedPesewas, state: money.state === 'released' ? 'reclaimed' : 'refunded' };
    }
    case 'checked':
      return { checkedAt: now };
  }
}

const thawed = { frozenBy: null, frozenAt: null } as const;

/** Also computes when the next deadline is due, because it depends on each change. */
async function updateMoney(tx: Tx, order: OrderRow, money: OrderMoneyRow, change: Change): Promise<void> {
  const [next] = momentsOf(await heldOf(tx, order, { ...money, ...change }));
  const isOnlyChecked = Object.keys(change).every((name) => name === 'checkedAt');
  await tx.db
    .update(orderMoney)
    .set({ ...change, dueAt: next?.at ?? null, version: money.version + (isOnlyChecked ? 0 : 1) })
    .where(eq(orderMoney.orderId, money.orderId));
  if (!isOnlyChecked) await publishDomainEvent(tx, orderMoneySettled, { order });
}

/** At the door nothing has to be protected: the buyer has the goods, or gets them now. */
async function pay(tx: Tx, order: OrderRow, { kind, paymentId, gross, fees }: Cause & Payment): Promise<void> {
  const commissionRate = await commissionRateOf(tx, order);
  const vatRate = tx.settings.at(tx.now, 'commission_vat');
  const delivery = order.shippingFeePesewas;
  const { commission, vat } = divideOrderMoney({ gross, delivery, commissionRate, vatRate, fee: fees });
  const [money] = await tx.db
    .insert(orderMoney)
    .values({
      orderId: order.id,
      paymentId,
      shopId: order.shopId,
      state: 'held',
      grossPesewas: gross,
      deliveryPesewas: delivery,
      commissionRate,
      vatRate,
      commissionPesewas: commission,
      vatPesewas: vat,
      feePesewas: fees,
      createdAt: tx.now,
      ...(kind === 'paid in advance' && { deliveryCode: String(randomInt(10_000)).padStart(4, '0') }),
    })
    .returning();
  if (!money) throw new Error(`the money of order ${order.code} was not written`);
  const change = kind === 'paid at the door' ? await release(tx, money) : {};
  await updateMoney(tx, order, { ...money, version: 0 }, change);
}

/** The money that is left becomes the shop's. */
async function release(tx: Tx, money: OrderMoneyRow): Promise<Change> {
  const gross = money.grossPesewas - money.refundedPesewas;
  const shares = divideOrderMoney(termsOf(money));
  await enter(tx, {
    kind: 'release',
    subjectId: money.orderId,
    paymentId: money.paymentId,
    currency,
    lines: [
      { account: ordersHeld, amount: gross },
      { account: sellerAccount(money.shopId), amount: -shares.shop },
      { account: 'income:commission', amount: -shares.commission },
      { account: 'vat', amount: -shares.vat },
      { account: 'fees', amount: -shares.fee },
    ],
  });
  return {
    ...thawed,
    state: 'released',
    releasedAt: tx.now,
    releasedPesewas: gross,
    commissionPesewas: shares.commission,
    vatPesewas: shares.vat,
  };
}

/** What is left of the money, with the rates as they were at the sale. */
export function termsOf(money: OrderMoneyRow) {
  const { commissionRate, vatRate, grossPesewas, refundedPesewas, deliveryPesewas, feePesewas: fee } = money;
  const gross = grossPesewas - refundedPesewas;
  return { gross, delivery: Math.min(deliveryPesewas, gross), commissionRate, vatRate, fee };
}

function refundLines(money: OrderMoneyRow, amount: number): Line[] {
  if (money.state !== 'released') return [{ account: ordersHeld, amount }];
  const { releasedPesewas: gross, commissionPesewas: commission, vatPesewas: vat } = money;
  const refunded = money.refundedPesewas - (money.grossPesewas - gross);
  const shares = refundShares({ gross, commission, vat, refunded }, amount);
  return [
    { account: sellerAccount(money.shopId), amount: shares.shop },
    { account: 'income:commission', amount: shares.commission },
    { account: 'vat', amount: shares.vat },
  ];
}
