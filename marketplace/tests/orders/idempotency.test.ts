import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { orders } from '#orders/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '#platform/db/create-database.ts';
import { pruneKeys } from '#platform/idempotency/prune-keys.ts';
import { idempotencyKeys } from '#platform/idempotency/tables.ts';
import { createMarketplace, type Marketplace } from '#server.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { createClient } from '#world/client.ts';
import { patience } from '#world/database.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
let second: Marketplace;
let secondPool: DatabasePool;
beforeAll(async () => {
  market = await startTestMarketplace();
  secondPool = createDatabase({ url: market.url, poolSize: 5, ...patience });
  second = createMarketplace({ ...market, db: secondPool });
});
afterAll(async () => {
  await second.close();
  await closeDatabase(secondPool);
  await market.close();
});

const keyed = () => ({ 'idempotency-key': newId() });
const ordersOf = async (buyerId: string) =>
  (await market.db.select({ count: count() }).from(orders).where(eq(orders.buyerId, buyerId)))[0]?.count;

test('the same request 50 times in parallel through two processes makes one order and 50 equal responses', async () => {
  const user = await market.world.createUser();
  const browsers = await Promise.all(
    [market.marketplace.fetch, second.fetch].map((fetch) => browserOf(market, user, fetch)),
  );
  const product = await market.world.createProduct({ stockQuantity: 90 });
  await browsers[0]?.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  const key = keyed();
  const sent = Array.from({ length: 50 }, (_, i) => browsers[i % 2]?.post('/api/orders/create', shipping, key));
  const answers = await Promise.all(sent);
  expect(answers[0]).toMatchObject({ status: 201, body: { success: true, orders: [{ total: '250.00' }] } });
  for (const answer of answers) expect([answer?.status, answer?.body]).toEqual([201, answers[0]?.body]);
  expect(await ordersOf(user.id)).toBe(1);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row?.stockQuantity).toBe(88);
});

test('adding to the cart twice with one key adds once, and a refused call can reuse its key', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ stockQuantity: 3 });
  const [other, key] = [await market.world.createProduct(), keyed()];
  const add = (quantity: number, headers = key) =>
    buyer.post('/api/add-to-cart', { product_id: product.id, quantity }, headers);
  expect(await add(4)).toMatchObject({ status: 400 });
  expect((await Promise.all([add(2), add(2), add(2)])).map(({ body }) => body.item_count)).toEqual([2, 2, 2]);
  await buyer.post('/api/add-to-cart', { product_id: other.id });
  // A late repetition returns the cart as it is now.
  expect(await add(2)).toMatchObject({ status: 200, body: { item_count: 3 } });
  expect(await add(1)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  expect((await add(1, keyed())).body.item_count).toBe(4);
});

test('a key belongs to one request: another body or call with it is refused', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct();
  const order = { ...shipping, product_id: product.id, quantity: 1 };
  const key = keyed();
  const first = await buyer.post('/api/orders/single', order, key);
  const refused = { status: 409, body: { success: false, code: 'KEY_REUSED' } };
  expect(await buyer.post('/api/orders/single', { ...order, quantity: 2 }, key)).toMatchObject(refused);
  await buyer.post('/api/add-to-cart', { product_id: product.id });
  expect(await buyer.post('/api/orders/create', shipping, key)).toMatchObject(refused);
  expect((await buyer.post('/api/orders/single', order, key)).body).toEqual(first.body);
  expect(await ordersOf(buyer.user.id)).toBe(1);
});

test('two users can use the same key, and each gets the response to their own request', async () => {
  const { id: product_id } = await market.world.createProduct();
  const key = keyed();
  const buyers = [await shopper(market), await shopper(market)];
  for (const buyer of [...buyers, ...buyers]) {
    const order = { ...shipping, product_id, quantity: 1 };
    expect((await buyer.post('/api/orders/single', order, key)).body.order?.buyer_email).toBe(buyer.user.email);
  }
});

test('a refused request can succeed later with the same key', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ stockQuantity: 0 });
  const order = { ...shipping, product_id: product.id, quantity: 1 };
  const key = keyed();
  expect((await buyer.post('/api/orders/single', order, key)).body.code).toBe('INSUFFICIENT_STOCK');
  await market.db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, product.id));
  expect((await buyer.post('/api/orders/single', order, key)).status).toBe(201);
  expect((await buyer.post('/api/orders/single', order, key)).status).toBe(201);
  expect(await ordersOf(buyer.user.id)).toBe(1);
});

test('a step repeated with its key is taken once, and without a key it is refused', async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct();
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 });
  const path = `/api/orders/${body.order?.order_id}/status`;
  const key = keyed();
  const sent = await Promise.all(Array.from({ length: 10 }, () => buyer.post(path, { action: 'cancel' }, key)));
  for (const answer of sent) expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', version: 2 } });
  expect((await buyer.post(path, { action: 'cancel' })).status).toBe(400);
});

test('malformed keys are refused, and a visitor must log in', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct();
  await buyer.post('/api/add-to-cart', { product_id: product.id });
  for (const key of ['short', 'x'.repeat(101), 'with a space']) {
    const answer = await buyer.post('/api/orders/create', shipping, { 'idempotency-key': key });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  }
  const visitor = createClient(market.marketplace.fetch);
  expect((await visitor.post('/api/orders/create', shipping, keyed())).status).toBe(401);
});

test('keys expire after seven days', async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct();
  await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 }, keyed());
  const storedKeys = () => market.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, buyer.user.id));
  const days = (n: number) => new Date(market.clock.now().getTime() + n * 24 * 60 * 60 * 1000);
  await pruneKeys({ ctx: { db: market.db, now: days(7) } });
  expect(await storedKeys()).toBe(1);
  await pruneKeys({ ctx: { db: market.db, now: days(7.01) } });
  expect(await storedKeys()).toBe(0);
});

test('the result of a lost response can be read, with the current state of the order', async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct();
  const key = keyed();
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 2 }, key);
  const order_id = body.order?.order_id;
  await buyer.post(`/api/orders/${order_id}/status`, { action: 'cancel' });
  const settled = await buyer.post('/api/orders/settle', { idempotency_key: key['idempotency-key'] });
  expect(settled).toMatchObject({ status: 200, body: { success: true, orders: [{ order_id, status: 'cancelled' }] } });
  expect(await ordersOf(buyer.user.id)).toBe(1);
});

test('a key whose result was read before its order can no longer place one', async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct();
  const key = keyed();
  const idempotency_key = key['idempotency-key'];
  const none = { status: 200, body: { success: true, orders: [] } };
  for (let times = 0; times < 2; times += 1) {
    expect(await buyer.post('/api/orders/settle', { idempotency_key })).toMatchObject(none);
  }
  const late = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 }, key);
  expect(late).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  expect(await ordersOf(buyer.user.id)).toBe(0);
});

test('reading the result during the order agrees with its outcome, whichever comes first', async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct({ stockQuantity: 100 });
  for (let round = 0; round < 20; round += 1) {
    const key = keyed();
    const [order, settled] = await Promise.all([
      buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 }, key),
      buyer.post('/api/orders/settle', { idempotency_key: key['idempotency-key'] }),
    ]);
    const placed = order.status === 201 ? [{ order_id: order.body.order?.order_id }] : [];
    expect(settled.body.orders).toMatchObject(placed);
  }
});

test("no user can read another user's order by its key, nor a step's result", async () => {
  const buyer = await shopper(market);
  const { id: product_id } = await market.world.createProduct();
  const [ordering, stepping] = [keyed(), keyed()];
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 }, ordering);
  await buyer.post(`/api/orders/${body.order?.order_id}/status`, { action: 'cancel' }, stepping);
  const stranger = await shopper(market);
  const settled = await stranger.post('/api/orders/settle', { idempotency_key: ordering['idempotency-key'] });
  expect(settled.body).toEqual({ success: true, orders: [] });
  const step = await buyer.post('/api/orders/settle', { idempotency_key: stepping['idempotency-key'] });
  expect(step).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  const visitor = createClient(market.marketplace.fetch);
  expect((await visitor.post('/api/orders/settle', { idempotency_key: newId() })).status).toBe(401);
});
