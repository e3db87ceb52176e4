import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { orderItems, orderSteps, orders } from '#orders/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';
import { events } from '#platform/events/tables.ts';
import { idempotencyKeys } from '#platform/idempotency/tables.ts';
import { createMarketplace } from '#server.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { failAt } from '#world/fail-at.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { type Shopper, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** Orders the cart of this user through a process whose database connections fail as `arrange` says. */
async function orderBy(buyer: Shopper, arrange: (fault: ReturnType<typeof failAt>) => void, headers = {}) {
  const db = createDatabase({ url: market.url, poolSize: 1 });
  const service = createMarketplace({ ...market, db });
  arrange(failAt(db));
  const browser = await browserOf(market, buyer.user, service.fetch);
  const answer = await browser.post('/api/orders/create', shipping, headers);
  // Otherwise the job runner of this process would run until the end of the file.
  await service.close();
  await closeDatabase(db);
  return answer;
}

/** A buyer with products of three shops in the cart: 2, 3 and 4 pieces of 10 each. */
async function fullCart() {
  const buyer = await shopper(market);
  const category = await market.world.createCategory();
  const made: { id: string; shopId: string; ownerId: string }[] = [];
  for (const quantity of [2, 3, 4]) {
    const shop = await market.world.createShop();
    const { id } = await market.world.createProduct({ shop, category, stockQuantity: 10, pricePesewas: 1_050 });
    await buyer.post('/api/add-to-cart', { product_id: id, quantity });
    made.push({ id, shopId: shop.id, ownerId: shop.ownerId });
  }
  const shopIds = made.map(({ shopId }) => shopId);
  const read = async () => {
    const placed = await market.db.select().from(orders).where(inArray(orders.shopId, shopIds));
    const sellerIds = made.map(({ ownerId }) => ownerId);
    const placedIds = placed.map(({ id }) => id);
    const stock = await market.db
      .select()
      .from(products)
      .where(inArray(products.categoryId, [category.id]));
    return {
      orders: placed.length,
      items: await market.db.$count(orderItems, inArray(orderItems.orderId, placedIds)),
      steps: await market.db.$count(orderSteps, inArray(orderSteps.orderId, placedIds)),
      stock: made.map(({ id }) => stock.find((row) => row.id === id)?.stockQuantity),
      inCart: (await buyer.get('/api/cart')).body.item_count,
      keys: await market.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, buyer.user.id)),
      emitted: await market.db.$count(events, and(eq(events.type, 'order.placed'), inArray(events.userId, sellerIds))),
    };
  };
  return { buyer, read };
}

const nothing = { orders: 0, items: 0, steps: 0, stock: [10, 10, 10], inCart: 9, keys: 0, emitted: 0 };
const everything = { orders: 3, items: 3, steps: 3, stock: [8, 7, 6], inCart: 0, keys: 1, emitted: 3 };

test('a checkout at three shops whose connection dies at any statement commits all or nothing', async () => {
  const { buyer, read } = await fullCart();
  const key = { 'idempotency-key': newId() };
  let killed = 0;
  for (;;) {
    const { status, body } = await orderBy(buyer, (fault) => fault.next('killed', killed + 1), key);
    if (status === 201) break;
    expect([status, body.success, body.code]).toEqual([503, false, 'UNAVAILABLE']);
    expect(await read(), `killed at statement ${killed + 1}`).toEqual(nothing);
    killed += 1;
  }
  // With fewer, the faults would have missed the transaction.
  expect(killed).toBeGreaterThan(10);
  expect(await read()).toEqual(everything);
}, 90_000);

test('a deadlock at any statement is retried once and never reaches the user', async () => {
  // The first statement only names the request in the log of the database.
  for (const at of [2, 5, 9, 14, 20]) {
    const { buyer, read } = await fullCart();
    const answer = await orderBy(buyer, (fault) => fault.next('deadlock', at), { 'idempotency-key': newId() });
    expect([at, answer.status]).toEqual([at, 201]);
    expect(await read(), `deadlock at statement ${at}`).toEqual(everything);
  }
});

test('a response lost after the commit is sent again for the same key', async () => {
  const { buyer, read } = await fullCart();
  const key = { 'idempotency-key': newId() };
  expect((await orderBy(buyer, (fault) => fault.loseNextAnswer(), key)).status).toBe(503);
  expect(await read()).toEqual(everything);
  const again = await buyer.post('/api/orders/create', shipping, key);
  expect(again).toMatchObject({ status: 201, body: { success: true } });
  expect(again.body.orders).toHaveLength(3);
  expect(await read()).toEqual(everything);
});
