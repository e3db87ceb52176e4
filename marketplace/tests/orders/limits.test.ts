import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { idempotencyKeys } from '#platform/idempotency/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Answer, Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

async function start(environment: Record<string, string> = {}) {
  const market = await startTestMarketplace({ environment });
  onTestFinished(() => market.close());
  return market;
}

const single = (buyer: Pick<Client, 'post'>, product_id: string, quantity = 1) =>
  buyer.post('/api/orders/single', { ...shipping, product_id, quantity });
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const counted = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status);
const stockOf = async (market: TestMarketplace, id: string) =>
  (await market.db.select().from(products).where(eq(products.id, id)))[0]?.stockQuantity;

test('of a hundred parallel checkouts ten are accepted, and the others reserve nothing', async () => {
  const market = await start();
  const { id } = await market.world.createProduct({ stockQuantity: 1000 });
  const buyer = await shopper(market);
  const answers = await Promise.all(times(100, () => single(buyer, id)));
  expect([counted(answers, 201).length, counted(answers, 429).length]).toEqual([10, 90]);
  expect(await stockOf(market, id)).toBe(990);
  for (const { body, headers } of counted(answers, 429)) {
    expect(body).toMatchObject({ success: false, code: 'RATE_LIMITED', error: texts.tooManyWaiting(10) });
    expect(headers.get('retry-after')).toBe(String(72 * 3600));
  }
  // A place is free as soon as one is answered, or given up.
  const code = counted(answers, 201)[0]?.body.order?.order_id;
  expect((await buyer.post(`/api/orders/${code}/status`, { action: 'cancel' })).status).toBe(200);
  expect((await Promise.all(times(5, () => single(buyer, id)))).map(({ status }) => status).sort()).toEqual([
    201, 429, 429, 429, 429,
  ]);
});

test('a user can make exactly twenty checkouts an hour, even with a hundred in parallel', async () => {
  const market = await start({ ORDER_CHECKOUTS_WAITING: '1000' });
  const { id } = await market.world.createProduct({ stockQuantity: 1000 });
  const user = await market.world.createUser();
  const wave = async (n: number) => {
    const devices = await Promise.all(times(4, () => browserOf(market, user)));
    return Promise.all(times(n, (i) => single(devices[i % 4] as Client, id)));
  };
  expect(counted(await wave(12), 201)).toHaveLength(12);
  market.clock.pass({ minutes: 30 });
  const answers = await wave(100);
  expect(counted(answers, 201)).toHaveLength(8);
  const refused = counted(answers, 429);
  expect(refused).toHaveLength(92);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ success: false, code: 'RATE_LIMITED', error: texts.tooManyCheckouts(20) });
    expect(headers.get('retry-after')).toBe('1800');
  }
  expect(await stockOf(market, id)).toBe(980);
});

test('the limit is free again after an hour, applies per user, and follows the settings', async () => {
  const market = await start({ ORDER_CHECKOUTS_PER_HOUR: '2', ORDER_CHECKOUTS_WAITING: '3' });
  const { id } = await market.world.createProduct();
  const user = await market.world.createUser();
  const order = async () => (await single(await browserOf(market, user), id)).body;
  await order();
  await order();
  expect((await order()).error).toBe(texts.tooManyCheckouts(2));
  expect((await single(await shopper(market), id)).status).toBe(201);
  market.clock.pass({ minutes: 61 });
  expect((await order()).success).toBe(true);
  expect((await order()).error).toBe(texts.tooManyWaiting(3));
});

test('a cart of many shops counts as one checkout, and a repeated or refused one does not count', async () => {
  const market = await start({ ORDER_CHECKOUTS_PER_HOUR: '2' });
  const goods = await Promise.all(times(3, () => market.world.createProduct()));
  const buyer = await shopper(market);
  const order = async (headers = {}) => {
    for (const { id } of goods) await buyer.post('/api/add-to-cart', { product_id: id, quantity: 1 });
    return buyer.post('/api/orders/create', shipping, headers);
  };
  const key = { 'idempotency-key': 'one-purchase' };
  expect((await order(key)).body.orders).toHaveLength(3);
  for (const _ of times(3, () => null)) expect((await order(key)).status).toBe(201);
  expect((await single(buyer, goods[0]?.id ?? '', 5000)).status).toBe(400);
  expect((await order()).body.orders).toHaveLength(3);
  expect((await order()).body.error).toBe(texts.tooManyCheckouts(2));
  // Refused products stay in the cart.
  expect((await buyer.get('/api/cart')).body.item_count).toBe(3);
});

test("a new account's unanswered order is cancelled after six hours, and both users are notified", async () => {
  const market = await start();
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 10 });
  const fresh = await market.world.createUser({ dateJoined: market.clock.now() });
  const { body } = await single(await browserOf(market, fresh), product.id, 10);
  const path = `/api/orders/${body.order?.order_id}`;
  expect(body.order?.expires_at).toBe('2026-03-06T15:00:00.000Z');
  const seller = await browserOf(market, shop.owner);
  expect((await seller.get(path)).body.expires_at).toBe('2026-03-06T15:00:00.000Z');
  const [news] = Object.values((await seller.get('/api/notifications')).body.results ?? {});
  expect(news?.text).toContain('Please contact them within 6 hours. Without an answer it expires after 6 hours.');

  const run = async () => {
    await moveDueOrders({ ctx: market.context() });
    const answer = await (await browserOf(market, fresh)).get(path);
    return [answer.body.status, await stockOf(market, product.id)];
  };
  market.clock.pass({ minutes: 6 * 60 - 1 });
  expect(await run()).toEqual(['pending', 0]);
  market.clock.pass({ minutes: 1 });
  expect(await run()).toEqual(['expired', 10]);

  market.clock.pass({ days: 1 });
  const known = await single(await browserOf(market, fresh), product.id);
  expect(Date.parse(String(known.body.order?.expires_at)) - market.clock.now().getTime()).toBe(72 * 3_600_000);
});

test('settings define which accounts are new and how long their orders wait', async () => {
  const market = await start({ ORDER_NEW_ACCOUNT_HOURS: '2', ORDER_NEW_ACCOUNT_EXPIRES_HOURS: '1' });
  const { id } = await market.world.createProduct();
  const user = await market.world.createUser({ dateJoined: market.clock.now() });
  const hours = async () => {
    const { body } = await single(await browserOf(market, user), id);
    return (Date.parse(String(body.order?.expires_at)) - market.clock.now().getTime()) / 3_600_000;
  };
  expect(await hours()).toBe(1);
  market.clock.pass({ minutes: 120 });
  expect(await hours()).toBe(72);
});

test('reading results stores sixty rows an hour at most, and a cart can change 120 times a minute', async () => {
  const market = await start();
  const buyer = await shopper(market);
  const settled = await Promise.all(
    times(100, (i) => buyer.post('/api/orders/settle', { idempotency_key: `attempt-${i}` })),
  );
  expect([counted(settled, 200).length, counted(settled, 429).length]).toEqual([60, 40]);
  const rows = await market.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, buyer.user.id));
  expect(rows).toHaveLength(60);

  const { id: product_id } = await market.world.createProduct();
  await buyer.post('/api/add-to-cart', { product_id, quantity: 1 });
  const changes = await Promise.all(times(200, () => buyer.post('/api/clear-cart')));
  expect([counted(changes, 200).length, counted(changes, 429).length]).toEqual([119, 81]);
  expect(counted(changes, 429)[0]?.body.error).toBe(texts.cartTooFast);
});

test('a seller can change products 120 times a minute', async () => {
  const market = await start();
  const shop = await market.world.createShop();
  const { slug } = await market.world.createProduct({ shop });
  const seller = await browserOf(market, shop.owner);
  const answers = await Promise.all(times(130, (i) => seller.patch(`/api/products/${slug}`, { stock_quantity: i })));
  expect([counted(answers, 200).length, counted(answers, 429).length]).toEqual([120, 10]);
});
