import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#catalog/tables.ts';
import { returnsStock } from '#orders/rules.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { payments, refunds } from '#payments/tables.ts';
import { readBooks } from '#payouts/books/read-books.ts';
import { readShopMoney, standingOf } from '#payouts/shop-money/balance.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { orderMoney } from '#payouts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { balancesOf } from './paid-shop.ts';
import { pieces } from './storm-history.ts';
import type { Storm } from './storm-world.ts';

/** In hundredths of a percent. Each counts for the sales from its time on. */
export interface Rate {
  from: Date;
  commission: number;
}
const vatRate = 2_000;

type Money = typeof orderMoney.$inferSelect;

const pesewas = (text: string) => Math.round(Number(text) * 100);
const share = (sum: number, rate: number) => Math.round((sum * rate) / 10_000);

/** What a shop, the marketplace and the state have of an order that was released, from the rates of its sale. */
function divide(money: Money, rate: number) {
  const { releasedPesewas: released, grossPesewas, deliveryPesewas, feePesewas: fee, refundedPesewas } = money;
  const commission = share(released - Math.min(deliveryPesewas, released), rate);
  const vat = share(commission, vatRate);
  const backSince = refundedPesewas - (grossPesewas - released);
  const [commissionBack, vatBack] = [commission, vat].map((part) => Math.round((part * backSince) / released));
  const kept = { commission: commission - (commissionBack ?? 0), vat: vat - (vatBack ?? 0), fee };
  return { ...kept, shop: released - backSince - kept.commission - kept.vat - fee };
}

/** Jobs go on meanwhile, so all is read at one moment. */
export function checkBooks({ it }: Storm, rates: readonly Rate[]): Promise<void> {
  return it.db.transaction(async (db) => {
    await db.execute(sql`set transaction isolation level repeatable read`);
    await checkLedger({ db }, rates);
    await checkCover({ ...it.context(), db });
  });
}

type Moment = Pick<Ctx, 'db'>;

/** Each account of the ledger is what the orders, payouts and refunds explain. */
async function checkLedger(it: Moment, rates: readonly Rate[]): Promise<void> {
  const has = await balancesOf(it);
  const expected: Record<string, number> = { 'orders-held': 0, 'income:commission': 0, vat: 0, 'in-transit': 0 };
  const add = (account: string, amount: number) => {
    expected[account] = (expected[account] ?? 0) + amount;
  };
  for (const money of await it.db.select().from(orderMoney)) {
    const { state, grossPesewas, refundedPesewas, createdAt, shopId, releasedAt } = money;
    if (state === 'held' || state === 'frozen' || state === 'refunding')
      add('orders-held', refundedPesewas - grossPesewas);
    if (!releasedAt) continue;
    const rate = rates.findLast(({ from }) => from <= createdAt)?.commission ?? Number.NaN;
    const parts = divide(money, rate);
    add(`seller:${shopId}`, -parts.shop);
    add('income:commission', -parts.commission);
    add('vat', -parts.vat);
  }
  for (const { state, shopId, amountPesewas } of await it.db.select().from(payouts)) {
    if (state !== 'failed' && state !== 'returned') add(`seller:${shopId}`, amountPesewas);
    if (state !== 'failed' && state !== 'returned' && state !== 'succeeded') add('in-transit', -amountPesewas);
  }
  for (const [account, amount] of Object.entries(expected)) expect(has[account] ?? 0, account).toBe(amount);
  expect(
    Object.values(has).reduce((all, one) => all + one, 0),
    'all accounts',
  ).toBe(0);
}

/**
 * Everyone can be paid, once the owner adds what the provider took as fees, what was lost, and what shops with a negative
 * balance owe. The page of the books names this sum, and to whom it is owed.
 */
async function checkCover(ctx: Ctx): Promise<void> {
  const has = await balancesOf(ctx);
  const sum = (accounts: readonly string[]) => accounts.reduce((all, account) => all + (has[account] ?? 0), 0);
  const ofShops = Object.entries(has).flatMap(([account, amount]) => (account.startsWith('seller:') ? [amount] : []));
  const [owed, overdrawn] = [-1, 1].map((sign) => ofShops.reduce((all, one) => all + Math.max(0, sign * one), 0));
  const costs = sum(['fees', 'transfer-fees', 'loss', 'income:commission']) + (overdrawn ?? 0);
  const books = await readBooks({ ctx });
  expect(pesewas(books.shortfall), 'what the owner has to add').toBe(Math.max(0, costs));
  expect(books.can_pay_everyone).toBe(costs <= 0);
  const shown = Object.fromEntries(books.owed.map(({ account, amount }) => [account, pesewas(amount)]));
  const others = ['orders-held', 'in-review', 'in-transit', 'vat'].map((account) => [account, 0 - sum([account])]);
  expect(shown, 'owed').toEqual({ ...Object.fromEntries(others), sellers: owed });
}

/** What the seller's page shows is what the ledger has, and a payout never overdraws it. */
export async function checkPages({ it }: Storm, ownerIds: readonly string[]): Promise<void> {
  const has = await balancesOf(it);
  const own = await it.db
    .select()
    .from(shops)
    .where(inArray(shops.ownerId, [...ownerIds]));
  for (const { id, ownerId } of own) {
    const shown = await readShopMoney({ ctx: it.context({ userId: ownerId, sessionId: newId() }) });
    expect(pesewas(shown.available) + (has[`seller:${id}`] ?? 0), `seller:${id}`).toBe(0);
    const list = await it.db.select().from(payouts).where(eq(payouts.shopId, id));
    const sumOf = (states: readonly string[]) =>
      list.filter(({ state }) => states.includes(state)).reduce((all, { amountPesewas }) => all + amountPesewas, 0);
    expect(pesewas(shown.paid)).toBe(sumOf(['succeeded']));
    expect(pesewas(shown.on_its_way)).toBe(sumOf(['due', 'approved', 'asking', 'pending']));
    expect(list.filter(({ state }) => ['due', 'approved', 'asking', 'pending'].includes(state)).length).toBeLessThan(2);
  }
}

/** After the run of a day, no shop that can be paid is left out. */
export async function checkPaidOut({ it }: Storm): Promise<void> {
  for (const { id } of await it.db.select().from(shops)) {
    const { refusal, hasRunToday, available } = await standingOf(it.context(), id);
    expect(refusal !== null || hasRunToday, `${available} of ${id} is not paid out`).toBe(true);
  }
}

/** Pieces are in stock, or in an order that did not come back. */
export async function checkStock({ it }: Storm): Promise<void> {
  const lines = await it.db
    .select({ productId: orderItems.productId, quantity: orderItems.quantity, state: orders.state })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId));
  const sold = new Map<string, number>();
  for (const { productId, quantity, state } of lines)
    if (!returnsStock(state)) sold.set(productId ?? '', (sold.get(productId ?? '') ?? 0) + quantity);
  for (const { id, stockQuantity } of await it.db.select().from(products))
    expect(stockQuantity, `stock of ${id}`).toBe(pieces - (sold.get(id) ?? 0));
}

interface There {
  id: number;
  reference: string;
  status: string;
  amount: number;
  fees: number;
}

/** What each buyer paid and got back at the provider is what our rows say. */
export async function checkBuyers({ it, there }: Storm): Promise<void> {
  const charges: There[] = await there('GET', '/transaction');
  const refunded: { id: number; transaction: number; amount: number; status: string }[] = await there('GET', '/refund');
  const disputed: { refund_amount: number; resolution: string | null; transaction_reference: string }[] = await there(
    'GET',
    '/dispute',
  );
  // Of a refund that was sent as a transfer, and by the provider as well.
  const { rows: transfers } = await it.db.execute<{
    payment_id: string;
    amount: number;
    provider_id: string | null;
    did_arrive: boolean;
  }>(
    sql`select r.payment_id, r.amount, r.provider_id, bool_or(t.state = 'succeeded') as did_arrive
      from refunds r join refund_transfers t on t.refund_id = r.id
      where t.state in ('succeeded', 'returned') group by r.id`,
  );
  let [loss, fees] = [0, 0];
  for (const row of await it.db.select().from(payments)) {
    const charge = charges.find(({ reference }) => reference === row.id);
    if (charge?.status !== 'success') continue;
    fees += charge.fees;
    const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
    const here = refunded.filter(({ transaction, status }) => transaction === charge.id && status === 'processed');
    const lost = disputed
      .filter(({ transaction_reference: of, resolution }) => of === row.id && resolution && resolution !== 'declined')
      .map(({ refund_amount: amount }) => ({ amount }));
    const sent = transfers.filter(({ payment_id }) => payment_id === row.id);
    const isDouble = (id: string | null) => here.some((one) => String(one.id) === id);
    const twice = sent.filter(({ provider_id }) => isDouble(provider_id));
    const back = sum(here) + sum(lost) + sum(sent) - sum(twice);
    loss += Math.max(0, back - charge.amount) + sum(twice.filter(({ did_arrive }) => did_arrive));
    expect(row.refundedAmount, `refunded of ${row.id}`).toBe(Math.min(back, charge.amount));
    const parts = await it.db.select().from(orderMoney).where(eq(orderMoney.paymentId, row.id));
    if (parts.length === 0) {
      const failed = and(eq(refunds.paymentId, row.id), eq(refunds.state, 'failed'));
      // What was not wanted went back, if the provider could do it.
      if ((await it.db.$count(refunds, failed)) === 0) expect(row.state, `the unwanted ${row.id}`).toBe('refunded');
      continue;
    }
    expect(parts.reduce((all, { grossPesewas }) => all + grossPesewas, 0)).toBe(charge.amount);
    expect(parts.reduce((all, { feePesewas }) => all + feePesewas, 0)).toBe(charge.fees);
    expect(parts.reduce((all, { refundedPesewas }) => all + refundedPesewas, 0)).toBe(row.refundedAmount);
  }
  const has = await balancesOf(it);
  expect(has.loss ?? 0, 'loss').toBe(loss);
  const borne = await it.db.select().from(orderMoney).where(sql`released_at is not null`);
  expect(has.fees ?? 0, 'fees').toBe(fees - borne.reduce((all, { feePesewas }) => all + feePesewas, 0));
}
