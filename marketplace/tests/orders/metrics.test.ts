import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldLooks } from '#catalog/product/fold-views.ts';
import { products } from '#catalog/tables.ts';
import { orders } from '#orders/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const month = (monthsAgo: number) => {
  const now = market.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
};

test("a seller's metrics count completed orders by month and open tasks", async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, pricePesewas: 1_050, stockQuantity: 20 });
  await market.world.createProduct({ shop, stockQuantity: 0 });
  await market.world.createProduct({ shop, stockQuantity: 9 });
  await market.world.createProduct({ shop, stockQuantity: 3, isActive: false });
  await market.world.createProduct();
  const buyer = await shopper(market);
  const sell = async (change: Partial<typeof orders.$inferInsert>) => {
    const order = { ...shipping, product_id: product.id, quantity: 1 };
    const code = String((await buyer.post('/api/orders/single', order)).body.order?.order_id);
    await market.db.update(orders).set(change).where(eq(orders.code, code));
  };
  await sell({ state: 'completed', createdAt: month(0) });
  const withFee = { totalPesewas: 3_550, shippingFeePesewas: 2_500 };
  await sell({ state: 'delivered', createdAt: month(0), ...withFee });
  await sell({ state: 'completed', createdAt: month(11) });
  await sell({ state: 'completed', createdAt: new Date(month(11).getTime() - 1) });
  await sell({ state: 'cancelled' });
  await sell({ state: 'pending' });
  await sell({ state: 'accepted' });
  await market.db.update(products).set({ stockQuantity: 10 }).where(eq(products.id, product.id));

  const seller = await browserOf(market, shop.owner);
  const { status, body } = await seller.get('/api/dashboard/metrics');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    pending_orders: 1,
    accepted_orders: 1,
    active_products: 3,
    low_stock: 1,
    out_of_stock: 1,
  });
  const months = Object.values(body.months ?? {});
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: month(11).toISOString().slice(0, 7), revenue: '10.50', orders: 1 });
  expect(months[1]).toMatchObject({ revenue: '0.00', orders: 0 });
  expect(months[11]).toEqual({ month: month(0).toISOString().slice(0, 7), revenue: '21.00', orders: 2 });
});

test('only the seller reads the daily views and orders of a product', async () => {
  const shop = await market.world.createShop();
  const [stole, bag] = [await market.world.createProduct({ shop }), await market.world.createProduct({ shop })];
  const buyer = await shopper(market);
  for (const { slug } of [stole, bag]) await buyer.post(`/api/v1/products/${slug}/view`);
  await buyer.post('/api/orders/single', { ...shipping, product_id: stole.id, quantity: 2 });
  await foldLooks({ ctx: market.context() });
  const seller = await browserOf(market, shop.owner);
  const lastOf = async ({ slug }: { slug: string }) => {
    const { body } = await seller.get(`/api/dashboard/products/${slug}/days`);
    const days = Object.values(body.days ?? {});
    expect(days).toHaveLength(30);
    return days.at(-1);
  };
  const day = market.clock.now().toISOString().slice(0, 10);
  expect(await lastOf(stole)).toEqual({ day, views: 1, orders: 1 });
  expect(await lastOf(bag)).toEqual({ day, views: 1, orders: 0 });
  expect((await buyer.get(`/api/dashboard/products/${stole.slug}/days`)).status).toBe(404);
});

test('a user without a shop reads zeros, and a visitor gets an error', async () => {
  const buyer = await shopper(market);
  const { body } = await buyer.get('/api/dashboard/metrics');
  expect(body).toMatchObject({ pending_orders: 0, active_products: 0, low_stock: 0, out_of_stock: 0 });
  expect((await market.client().get('/api/dashboard/metrics')).status).toBe(401);
});

test('a pick list adds up the items of accepted orders and names the orders', async () => {
  const shop = await market.world.createShop();
  const stole = await market.world.createProduct({ shop, name: 'Stole', stockQuantity: 20 });
  const bag = await market.world.createProduct({ shop, name: 'Bag', stockQuantity: 20 });
  const buyer = await shopper(market);
  const seller = await browserOf(market, shop.owner);
  const sell = async (id: string, quantity: number, accepts = true) => {
    const order = { ...shipping, product_id: id, quantity };
    const code = String((await buyer.post('/api/orders/single', order)).body.order?.order_id);
    if (accepts) expect((await seller.post(`/api/orders/${code}/status`, { action: 'accept' })).status).toBe(200);
    market.clock.pass({ seconds: 1 });
    return code;
  };
  expect((await seller.get('/api/dashboard/pick-list')).body).toEqual({ order_count: 0, lines: [] });
  const first = await sell(stole.id, 2);
  const second = await sell(bag.id, 1);
  const third = await sell(stole.id, 3);
  await sell(stole.id, 9, false);
  const { body } = await seller.get('/api/dashboard/pick-list');
  expect(body).toMatchObject({
    order_count: 3,
    lines: [
      { product_id: bag.id, product_name: 'Bag', quantity: 1, order_ids: [second] },
      { product_id: stole.id, product_name: 'Stole', sku: stole.sku, quantity: 5, order_ids: [first, third] },
    ],
  });
  await seller.post(`/api/orders/${first}/status`, { action: 'dispatch' });
  const { body: later } = await seller.get('/api/dashboard/pick-list');
  expect(later).toMatchObject({ order_count: 2, lines: [{ quantity: 1 }, { quantity: 3, order_ids: [third] }] });
  expect((await buyer.get('/api/dashboard/pick-list')).body.order_count).toBe(0);
  expect((await market.client().get('/api/dashboard/pick-list')).status).toBe(401);
});
