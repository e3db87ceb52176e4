import { orderChanged } from '@besesaka/schema/orders/events.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { pruneOrders } from '#orders/placed/prune-orders.ts';
import { orderItems, orderSteps, orders } from '#orders/tables.ts';
import { events } from '#platform/events/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

/** An order of 3 pieces of 10, with the two people around it. */
async function placed() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 10 });
  const buyer = await shopper(market);
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 3 });
  const path = `/api/orders/${body.order?.order_id}`;
  const as = { buyer: buyer.user, seller: shop.owner };
  // A browser for each step: the clock may have outlived the last one's token.
  const step = async (side: 'buyer' | 'seller', action: string, more = {}) =>
    (await browserOf(market, as[side])).post(`${path}/status`, { action, ...more });
  const read = async () => (await (await browserOf(market, buyer.user)).get(path)).body;
  const shelf = async () => {
    const [row] = await market.db
      .select({ stock: products.stockQuantity, sold: products.salesCount, soldByShop: shops.salesCount })
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(eq(products.id, product.id));
    return Object.values(row ?? {});
  };
  return { step, read, shelf, buyer: buyer.user, seller: shop.owner };
}

const runClock = () => moveDueOrders({ ctx: market.context() });

test('an order takes all its steps, and both users see each', async () => {
  const { step, read, shelf, buyer, seller } = await placed();
  expect((await step('seller', 'accept', { version: 1 })).body).toMatchObject({
    status: 'accepted',
    version: 2,
    viewer_is: 'seller',
    allowed_actions: ['dispatch', 'cancel', 'mark_paid', 'propose_fee'],
    expires_at: null,
  });
  expect((await step('seller', 'dispatch')).body.status).toBe('dispatched');
  expect((await step('buyer', 'deliver')).body.allowed_actions).toEqual(['complete', 'request_return']);
  expect(await shelf()).toEqual([7, 0, 0]);
  expect((await step('buyer', 'complete')).body.status).toBe('completed');
  expect(await shelf()).toEqual([7, 3, 3]);
  const { steps } = await read();
  expect(steps).toMatchObject([
    { state: 'pending', by: 'buyer' },
    { state: 'accepted', by: 'seller' },
    { state: 'dispatched', by: 'seller' },
    { state: 'delivered', by: 'buyer' },
    { state: 'completed', by: 'buyer' },
  ]);
  for (const [user, side, count] of [
    [buyer, 'buyer', 5],
    [seller, 'seller', 4],
  ] as const) {
    const told = await market.db
      .select()
      .from(events)
      .where(and(eq(events.userId, user.id), eq(events.type, orderChanged.type)));
    expect(told).toHaveLength(count);
    for (const { payload } of told) expect(payload).toMatchObject({ order: { viewer_is: side } });
    const done = expect.objectContaining({ action: 'complete', by: 'buyer' });
    expect(told.map(({ payload }) => payload)).toContainEqual(done);
  }
});

test('stock returns once when an order is declined, cancelled or returned', async () => {
  const ways = [
    [['seller', 'decline', { reason: 'Sold out' }]],
    [['buyer', 'cancel', {}]],
    [
      ['seller', 'accept', {}],
      ['seller', 'cancel', { reason: 'It broke' }],
    ],
    [
      ['seller', 'accept', {}],
      ['seller', 'dispatch', {}],
      ['seller', 'return', { reason: 'Nobody there' }],
    ],
  ] as const;
  for (const way of ways) {
    const { step, read, shelf } = await placed();
    for (const [side, action, more] of way) expect((await step(side, action, more)).status).toBe(200);
    expect(await shelf()).toEqual([10, 0, 0]);
    const last = way.at(-1);
    expect((await step(last?.[0] ?? 'buyer', last?.[1] ?? 'cancel', last?.[2])).status).toBe(400);
    expect(await shelf()).toEqual([10, 0, 0]);
    expect((await read()).allowed_actions).toEqual([]);
  }
});

test('"too late" is returned only for a step that was possible before', async () => {
  const { step } = await placed();
  const refused = async (side: 'buyer' | 'seller', action: string) => (await step(side, action)).body.error;
  expect(await refused('seller', 'dispatch')).toBe('This is not possible in the current state of the order.');
  expect(await refused('seller', 'mark_paid')).toBe('This is not possible in the current state of the order.');
  expect((await step('seller', 'accept')).status).toBe(200);
  expect(await refused('seller', 'accept')).toBe('This is not possible for the order any more.');
});

test('declining needs a reason, a stale step is refused, and two parallel steps happen once', async () => {
  const { step } = await placed();
  for (const reason of [undefined, '', ' x ']) {
    const answer = await step('seller', 'decline', { reason });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, details: { reason: ['Please give a reason.'] } },
    });
  }
  const both = await Promise.all([step('seller', 'accept', { version: 1 }), step('buyer', 'cancel', { version: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE');
});

test('the seller marks the payment once with its method, and it is no step', async () => {
  const { step, read } = await placed();
  const paid = { payment_method: 'mobile_money' };
  expect((await step('seller', 'mark_paid', paid)).status).toBe(400);
  await step('seller', 'accept');
  expect((await step('buyer', 'mark_paid', paid)).status).toBe(403);
  expect((await step('seller', 'mark_paid')).body.details?.payment_method).toBeDefined();
  const { body } = await step('seller', 'mark_paid', paid);
  expect(body).toMatchObject({ status: 'accepted', payment_method: 'mobile_money', version: 3 });
  expect(body.paid_at).toBe(market.clock.now().toISOString());
  expect((await step('seller', 'mark_paid', paid)).status).toBe(400);
  expect((await read()).steps).toHaveLength(2);
});

test('over 40 days the clock expires and completes orders on time and once', async () => {
  const [waiting, accepted, sent, delivered] = [await placed(), await placed(), await placed(), await placed()];
  for (const { step } of [accepted, sent, delivered]) await step('seller', 'accept');
  for (const { step } of [sent, delivered]) await step('seller', 'dispatch');
  await delivered.step('seller', 'deliver');
  const statuses = async () => {
    const all = await Promise.all([waiting, accepted, sent, delivered].map(({ read }) => read()));
    return all.map(({ status }) => String(status));
  };
  const seen: Record<string, string[]> = {};
  for (let day = 1; day <= 40; day += 1) {
    market.clock.pass({ days: 1, seconds: -1 });
    // Two processes whose clocks strike together.
    await Promise.all([runClock(), runClock()]);
    const early = await statuses();
    market.clock.pass({ seconds: 1 });
    await Promise.all([runClock(), runClock()]);
    const now = await statuses();
    if (now.join() !== early.join()) seen[day] = now;
  }
  expect(seen).toEqual({
    3: ['expired', 'accepted', 'dispatched', 'delivered'],
    7: ['expired', 'accepted', 'dispatched', 'completed'],
    30: ['expired', 'accepted', 'completed', 'completed'],
  });
  expect(await Promise.all([waiting, accepted, sent, delivered].map(({ shelf }) => shelf()))).toEqual([
    [10, 0, 0],
    [7, 0, 0],
    [7, 3, 3],
    [7, 3, 3],
  ]);
  expect((await waiting.read()).steps).toMatchObject([{ by: 'buyer' }, { state: 'expired', by: 'system' }]);
  expect(await runClock()).toEqual({ moved: 0, failed: 0 });
});

test('two processes together move many due orders', { timeout: 90_000 }, async () => {
  // More than are looked for at a time.
  const count = size(60, 120);
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct({ stockQuantity: count });
  const order = { ...shipping, product_id, quantity: 1 };
  const lane = async () => {
    for (let n = 0; n < count / 4; n += 1) expect((await buyer.post('/api/orders/single', order)).status).toBe(201);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  market.clock.pass({ days: 4 });
  const [one, other] = await Promise.all([runClock(), runClock()]);
  expect((one?.moved ?? 0) + (other?.moved ?? 0)).toBe(count);
  expect([one?.failed, other?.failed]).toEqual([0, 0]);
  const [row] = await market.db.select().from(products).where(eq(products.id, product_id));
  expect(row?.stockQuantity).toBe(count);
});

test('every response about orders contains its success', async () => {
  const { step, read, buyer } = await placed();
  expect(await read()).toMatchObject({ success: true, status: 'pending' });
  expect((await step('seller', 'accept')).body).toMatchObject({ success: true, status: 'accepted' });
  const list = await (await browserOf(market, buyer)).get('/api/orders/user');
  expect(list.body).toMatchObject({ success: true, count: 1 });
  expect((await step('buyer', 'return')).body).toMatchObject({ success: false });
});

test('a payment marked by mistake is unmarked and marked again, and the buyer is notified', async () => {
  const { step, buyer } = await placed();
  await step('seller', 'accept');
  expect((await step('seller', 'mark_unpaid')).status).toBe(400);
  const paid = await step('seller', 'mark_paid', { payment_method: 'cash_on_delivery' });
  expect(paid.body).toMatchObject({ payment_method: 'cash_on_delivery', paid_at: expect.any(String) });
  expect(paid.body.allowed_actions).toContain('mark_unpaid');
  expect((await step('buyer', 'mark_unpaid')).status).toBe(403);
  const back = await step('seller', 'mark_unpaid');
  expect(back.body).toMatchObject({ status: 'accepted', payment_method: null, paid_at: null });
  expect(back.body.allowed_actions).toContain('mark_paid');
  const again = await step('seller', 'mark_paid', { payment_method: 'mobile_money' });
  expect(again.body).toMatchObject({ payment_method: 'mobile_money' });
  const { body } = await (await browserOf(market, buyer)).get('/api/notifications');
  expect(Object.values(body.results ?? {}).map(({ title }) => title)).toContainEqual(
    expect.stringContaining('is not paid yet'),
  );
});

test('an order with all its data is deleted seven years after its last step, and not a day before', async () => {
  const [old, newer] = [await placed(), await placed()];
  for (const { step } of [old, newer]) await step('seller', 'accept');
  await old.step('seller', 'cancel', { reason: 'It broke' });
  market.clock.pass({ days: 20 });
  await newer.step('seller', 'dispatch');
  const rowsLeft = async ({ buyer }: { buyer: { id: string } }) => {
    const ids = market.db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyer.id));
    const found = [
      ids,
      ...[orderItems, orderSteps].map((of) => market.db.select().from(of).where(inArray(of.orderId, ids))),
    ];
    return (await Promise.all(found)).map((rows) => rows.length);
  };
  const kept = (await rowsLeft(old)).join();
  expect(kept).toBe('1,1,3');
  // Seven years have 2,556 or 2,557 days.
  market.clock.pass({ days: 2555 - 20 });
  await Promise.all([pruneOrders({ ctx: market.context() }), pruneOrders({ ctx: market.context() })]);
  expect((await rowsLeft(old)).join()).toBe(kept);
  market.clock.pass({ days: 3 });
  const { id } = old.buyer;
  await pruneOrders({ ctx: market.context() });
  expect(await market.db.select().from(orders).where(eq(orders.buyerId, id))).toEqual([]);
  expect((await newer.read()).status).toBe('dispatched');
  expect(await old.shelf()).toEqual([10, 0, 0]);
});
