import { figures as figuresResource } from '@besesaka/schema/admin/figures.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, eq, like, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollUpFigures, statementsOf } from '#admin/figures/roll-up-figures.ts';
import { orders } from '#orders/tables.ts';
import { enter } from '#payments/ledger.ts';
import { ledgerEntries, ledgerLines, payments } from '#payments/tables.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { COMMISSION_PERCENT: '7.77' } });
});
afterAll(() => market.close());

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Kumasi',
  shipping_region: 'Ashanti',
};

/** An order that is paid at the door, and of which a part goes back. */
async function sell(product: { id: string }, refunded: number): Promise<void> {
  const buyer = await market.world.createUser();
  const client = await browserOf(market, buyer);
  await client.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  const [order] = await market.db.select().from(orders).where(eq(orders.buyerId, buyer.id));
  if (!order) throw new Error('no order');
  const id = newId();
  const [amount, fees] = [order.totalPesewas, 195];
  await inTransaction(market.context(), async (tx) => {
    const subject = { userId: buyer.id, purpose: 'order' as const, subjectId: order.id, description: 'Order' };
    await tx.db
      .insert(payments)
      .values({ id, ...subject, amountPesewas: amount, state: 'succeeded', createdAt: tx.now });
    const lines = [
      { account: 'provider', amount: amount - fees },
      { account: 'fees', amount: fees },
      { account: 'orders-held', amount: -amount },
    ];
    await enter(tx, { kind: 'charge', subjectId: id, paymentId: id, currency: 'GHS', lines });
    await settleOrderMoney(tx, order, { kind: 'paid at the door', paymentId: id, gross: amount, fees });
    if (refunded === 0) return;
    const from = await settleOrderMoney(tx, order, { kind: 'refunded', amount: refunded });
    const back = [...from, { account: 'provider', amount: -refunded }].filter((line) => line.amount !== 0);
    await enter(tx, { kind: 'refund', subjectId: newId(), paymentId: id, currency: 'GHS', lines: back });
  });
}

const ledgerSum = async (account: string, kind?: 'charge' | 'refund') => {
  const [found] = await market.db
    .select({ amount: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(like(ledgerLines.account, account), kind && eq(ledgerEntries.kind, kind)));
  return found?.amount ?? 0;
};

test('the figures of all days agree exactly with the ledger, however often they are computed', async () => {
  const product = await market.world.createProduct({ pricePesewas: 3_333, stockQuantity: 100 });
  const visitor = market.client();
  for (const q of ['Wooden  stool', 'wooden stool', 'xylophone'])
    await visitor.get(`/api/v1/products/search?q=${encodeURIComponent(q)}`);
  for (let day = 0; day < 5; day += 1) {
    for (let n = 0; n <= day; n += 1) await sell(product, n % 2 === 1 ? 1_111 : 0);
    await rollUpFigures({ ctx: market.context() });
    market.clock.pass({ days: 1 });
  }
  await rollUpFigures({ ctx: market.context() });
  const admin = await browserOf(market, await market.world.createUser({ staffRole: 'reader' }));
  const { days, groups, searches } = figuresResource.parse((await admin.get('/api/admin/figures')).body);
  const total = (field: 'paid' | 'commission' | 'refunded') =>
    days.reduce((all, day) => all + Math.round(Number(day[field]) * 100), 0);
  expect(days.map((day) => [day.orders, day.new_buyers])).toEqual([1, 2, 3, 4, 5, 0].map((n) => [n, n]));
  expect(total('commission')).toBe(-(await ledgerSum('income:commission')));
  expect(total('refunded')).toBe(-(await ledgerSum('provider', 'refund')));
  expect(total('paid')).toBe((await ledgerSum('provider', 'charge')) + (await ledgerSum('fees', 'charge')));
  const byCategory = (field: 'commission' | 'refunded') =>
    groups.reduce((all, one) => all + (one.by === 'category' ? Math.round(Number(one[field]) * 100) : 0), 0);
  expect(byCategory('commission')).toBe(total('commission'));
  expect(byCategory('refunded')).toBe(total('refunded'));
  expect(searches).toEqual([
    { text: 'wooden stool', times: 2 },
    { text: 'xylophone', times: 1 },
  ]);
  expect(days[0]).toMatchObject({ empty_searches: 3, cases: 0, disputes: 0 });
  expect(groups).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ by: 'region', title: 'Ashanti', orders: 15, goods: moneyText(15 * 3_333) }),
    ]),
  );
});

test('computing a day reads only its rows: no statement scans a table of orders, payments or shops', async () => {
  const plans = await market.db.transaction(async (tx) => {
    // With few rows a scan would be cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = [];
    for (const statement of statementsOf('2026-03-06', market.clock.now()))
      found.push((await tx.execute(sql`explain ${statement}`)).rows);
    return found;
  });
  expect(JSON.stringify(plans)).not.toMatch(
    /Seq Scan on (orders|order_items|order_steps|ledger|cases|disputes|refunds|order_money|shops|products)/,
  );
});
