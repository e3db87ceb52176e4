import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '#platform/db/create-database.ts';
import { createMarketplace, type Marketplace } from '#server.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import type { Answer } from '#world/client.ts';
import { patience } from '#world/database.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
let second: Marketplace;
let secondPool: DatabasePool;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize: 8 });
  // Another process of the service: the same PostgreSQL by connections of its own.
  secondPool = createDatabase({ url: market.url, poolSize: 8, ...patience });
  second = createMarketplace({ ...market, db: secondPool });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await closeDatabase(secondPool);
  await market.close();
});

const services = (i: number) => (i % 2 ? market.marketplace.fetch : second.fetch);
const shoppers = (count: number) => Promise.all(Array.from({ length: count }, (_, i) => shopper(market, services(i))));

/** The number of each response. */
function tally(answers: Answer[], done = 201): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const said = status === done ? 'done' : `${status} ${body.error}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

async function stockOf(ids: string[]): Promise<number[]> {
  const rows = await market.db.select().from(products).where(inArray(products.id, ids));
  return ids.map((id) => Number(rows.find((row) => row.id === id)?.stockQuantity));
}

test('parallel orders of many users for the last 50 pieces sell exactly 50', async () => {
  const [requestCount, buyers] = [size(120, 500), size(60, 200)];
  const product = await market.world.createProduct({ name: 'Talking drum', stockQuantity: 50 });
  const users = await shoppers(buyers);
  const order = { ...shipping, product_id: product.id, quantity: 1 };
  const sent = Array.from({ length: requestCount }, (_, i) => users[i % buyers]?.post('/api/orders/single', order));
  const answers = (await Promise.all(sent)).flatMap((answer) => answer ?? []);
  expect(tally(answers)).toEqual({ done: 50, '400 Insufficient stock for Talking drum': requestCount - 50 });
  expect(await stockOf([product.id])).toEqual([0]);
  const sold = await market.db.select().from(orderItems).where(eq(orderItems.productId, product.id));
  expect(sold).toHaveLength(50);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row?.version).toBe(51);
});

test('carts with the same products in opposite order cause no deadlock', async () => {
  const category = await market.world.createCategory();
  const shops = await Promise.all([1, 2, 3].map(() => market.world.createShop()));
  const made = await Promise.all(
    shops.flatMap((shop) => [1, 2].map(() => market.world.createProduct({ shop, category, stockQuantity: 20 }))),
  );
  const ids = made.map(({ id }) => id);
  const users = await shoppers(60);
  await Promise.all(
    users.map(async (user, i) => {
      for (const product_id of i % 2 ? ids : [...ids].reverse()) await user.post('/api/add-to-cart', { product_id });
    }),
  );
  const answers = await Promise.all(users.map(({ post }) => post('/api/orders/create', shipping)));
  const counts = tally(answers);
  const refusals = Object.keys(counts).filter((said) => said !== 'done');
  expect(counts.done).toBe(20);
  for (const said of refusals) expect(said).toMatch(/^400 Insufficient stock for /);
  expect(await stockOf(ids)).toEqual(ids.map(() => 0));
  const placed = await market.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.shopId,
        shops.map(({ id }) => id),
      ),
    );
  expect(placed).toHaveLength(60);
  const left = await Promise.all(users.map(async ({ get }) => Number((await get('/api/cart')).body.item_count)));
  expect(left).toEqual(answers.map(({ status }) => (status === 201 ? 0 : 6)));
});

test('parallel orders, cancellations and clock steps keep the stock exact', async () => {
  const product = await market.world.createProduct({ stockQuantity: 30 });
  const users = await shoppers(30);
  const order = { ...shipping, product_id: product.id, quantity: 1 };
  const first = await Promise.all(users.map(({ post }) => post('/api/orders/single', order)));
  // All of them have expired by now, and two processes look for such orders.
  const codes = first.map(({ body }) => String(body.order?.order_id));
  await market.db.update(orders).set({ dueAt: market.clock.now() }).where(inArray(orders.code, codes));
  const clocks = [market.marketplace, second].map(({ shared }) =>
    moveDueOrders({ ctx: systemContext(shared, market.clock.now()) }),
  );
  const cancelled = users.map(({ post }, i) => post(`/api/orders/${codes[i]}/status`, { action: 'cancel' }));
  const again = users.map(({ post }) => post('/api/orders/single', order));
  const ran = await Promise.all(clocks);
  const cancels = tally(await Promise.all(cancelled), 200);
  const ordered = tally(await Promise.all(again)).done ?? 0;
  const expired = ran.reduce((sum, { moved }) => sum + moved, 0);
  expect(ran.map(({ failed }) => failed)).toEqual([0, 0]);
  expect((cancels.done ?? 0) + expired).toBe(30);
  expect(await stockOf([product.id])).toEqual([30 - ordered]);
});
