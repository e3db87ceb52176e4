import { settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import type { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { ordersHeld, sellerAccount } from '#payouts/settle-order-money.ts';
import { nextPayoutDay } from '#payouts/shop-money/rules.ts';
import { inTransit } from '#payouts/shop-money/settle-payout.ts';
import type { payouts, payoutWallets } from '#payouts/shop-money/tables.ts';
import type { orderMoney } from '#payouts/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { planPayment } from './plan-payments.ts';
import { shopId } from './plan-shops.ts';

type Wallet = typeof payoutWallets.$inferInsert;
type Payout = typeof payouts.$inferInsert;

interface Entry {
  entry: typeof ledgerEntries.$inferInsert;
  lines: (typeof ledgerLines.$inferInsert)[];
}

const own = shopId(shopLines[0].slug);

/** The seller of the demo is paid in the app: one payout arrived, a later one came back, and the rest is available. */
export function planShopMoney(orders: readonly PlannedOrder[], now: Date) {
  const isPaidHere = ({ order }: PlannedOrder) => order.shopId === own && order.state === 'completed';
  const sold = orders.filter(isPaidHere).slice(-6);
  const sales = sold.map(({ order }) => planSale(order));
  const wallet = planWallet(new Date(now.getTime() - 90 * dayMs));
  return {
    orders: orders.map((one) => (sold.includes(one) ? paidOnline(one) : one)),
    paid: sales.map(({ paid }) => paid),
    money: sales.map(({ money }) => money),
    wallets: [wallet],
    ...planPayouts(wallet, sales, now),
    releases: sales.map(({ release }) => release),
  };
}

function paidOnline(one: PlannedOrder): PlannedOrder {
  return { ...one, order: { ...one.order, paymentMethod: 'online' } };
}

function planSale(order: PlannedOrder['order']) {
  const id = (what: string) => stableId(`demo sale ${what} ${order.code}`);
  const paidAt = order.paidAt ?? order.updatedAt;
  const gross = order.totalPesewas;
  const fee = Math.round(gross * 0.0195);
  const bought = { userId: order.buyerId, purpose: 'order' as const, subjectId: order.id };
  const payment = { ...bought, channel: 'mobile_money' as const, description: `Order ${order.code}` };
  const paid = planPayment(id, { ...payment, pesewas: gross, at: paidAt, account: ordersHeld });
  const money: typeof orderMoney.$inferInsert = {
    orderId: order.id,
    paymentId: paid.payment.id,
    shopId: own,
    state: 'released',
    grossPesewas: gross,
    deliveryPesewas: 0,
    commissionRate: 0,
    commissionPesewas: 0,
    vatRate: 2_000,
    vatPesewas: 0,
    feePesewas: fee,
    releasedPesewas: gross,
    createdAt: paidAt,
    releasedAt: paidAt,
  };
  const release = entryOf(
    { kind: 'release', subjectId: order.id, paymentId: paid.payment.id, at: paidAt },
    { [ordersHeld]: gross, [sellerAccount(own)]: fee - gross, fees: -fee },
  );
  return { paid, money, release, at: paidAt, net: gross - fee };
}

/** A wallet of the sandbox, which gets the money at once. */
function planWallet(at: Date): Wallet {
  return {
    id: stableId('demo wallet'),
    shopId: own,
    network: 'mtn',
    phone: '+233240000110',
    accountName: 'ABENA OSEI TUTU',
    isNameConfirmed: true,
    recipientCode: 'RCP_MTN0240000110',
    createdAt: at,
    usableAt: at,
  };
}

const least = settingFallback('payout_least');

function planPayouts(wallet: Wallet, sales: { at: Date; net: number }[], now: Date) {
  const middle = sales[Math.floor(sales.length / 2) - 1]?.at ?? now;
  const first = runAfter(middle);
  const second = lastRun(now);
  const upTo = (time: Date) => sales.reduce((sum, { at, net }) => (at <= time ? sum + net : sum), 0);
  const [amount, rest] = [upTo(first), upTo(second) - upTo(first)];
  const paid = planPayout(wallet, { amount, at: first, state: 'succeeded' });
  const back = planPayout(wallet, { amount: rest, at: second, state: 'failed' });
  const planned = [amount > least ? paid : [], rest > least ? back : []].flat();
  return { payouts: planned.map(({ payout }) => payout), moves: planned.flatMap(({ moves }) => moves) };
}

function planPayout(
  wallet: Wallet,
  { amount, at, state }: { amount: number; at: Date; state: 'succeeded' | 'failed' },
): { payout: Payout; moves: Entry[] } {
  const id = stableId(`demo payout ${state}`);
  const endedAt = new Date(at.getTime() + 20_000);
  const { id: walletId, network, phone, accountName, recipientCode } = wallet;
  const isPaid = state === 'succeeded';
  const payout: Payout = {
    id,
    shopId: own,
    walletId,
    network,
    phone,
    accountName,
    recipientCode,
    state,
    version: 4,
    amountPesewas: amount,
    expectedFeePesewas: limits.feePesewas,
    feePesewas: isPaid ? limits.feePesewas : null,
    failure: isPaid ? null : 'network',
    createdAt: at,
    askedAt: at,
    endedAt,
  };
  const asked = entryOf({ kind: 'payout', subjectId: id, at }, { [sellerAccount(own)]: amount, [inTransit]: -amount });
  const kind = isPaid ? 'payout paid' : 'payout failed';
  const to = isPaid ? 'provider' : sellerAccount(own);
  const ended = entryOf({ kind, subjectId: id, at: endedAt }, { [inTransit]: amount, [to]: -amount });
  return { payout, moves: [asked, ended] };
}

function entryOf(
  { at, ...entry }: Pick<Entry['entry'], 'kind' | 'subjectId' | 'paymentId'> & { at: Date },
  amounts: Record<string, number>,
): Entry {
  const id = stableId(`demo entry ${entry.kind} ${entry.subjectId}`);
  const lines = Object.entries(amounts).map(([account, amount]) => ({ entryId: id, account, amount }));
  return { entry: { ...entry, id, currency: 'GHS', createdAt: at }, lines };
}

/** The daily run after a time. */
function runAfter(time: Date): Date {
  return new Date(nextPayoutDay(least, time, { least, atMonthEnd: least }).getTime() + limits.payoutHour * hourMs);
}

/** The last daily run that has been. */
function lastRun(now: Date): Date {
  let time = now;
  while (runAfter(time) > now) time = new Date(time.getTime() - hourMs);
  return runAfter(time);
}
