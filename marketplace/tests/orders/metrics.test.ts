import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { orders } from '#orders/tables.ts';
import { browserOf, type TestMarketplace } from '#platform/testing/browser-of.ts';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let it: TestMarketplace;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

const month = (monthsAgo: number) => {
  const now = it.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
};

test("a seller's numbers count what arrived, by month, and what wants attention", async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop, pricePesewas: 1_050, stockQuantity: 20 });
  await it.world.createProduct({ shop, stockQuantity: 0 });
  await it.world.createProduct({ shop, stockQuantity: 9 });
  await it.world.createProduct({ shop, stockQuantity: 3, isActive: false });
  await it.world.createProduct();
  const buyer = await shopper(it);
  const sell = async (change: Partial<typeof orders.$inferInsert>) => {
    const order = { ...shipping, product_id: product.id, quantity: 1 };
    const code = String((await buyer.post('/api/orders/single', order)).body.order?.order_id);
    await it.db.update(orders).set(change).where(eq(orders.code, code));
  };
  await sell({ state: 'completed', createdAt: month(0) });
  await sell({ state: 'delivered', createdAt: month(0) });
  await sell({ state: 'completed', createdAt: month(11) });
  await sell({ state: 'completed', createdAt: new Date(month(11).getTime() - 1) });
  await sell({ state: 'cancelled' });
  await sell({ state: 'pending' });
  await it.db.update(products).set({ stockQuantity: 10 }).where(eq(products.id, product.id));

  const seller = await browserOf(it, shop.owner);
  const { status, body } = await seller.get('/api/dashboard/metrics');
  expect(status).toBe(200);
  expect(body).toMatchObject({ pending_orders: 1, active_products: 3, low_stock: 1, out_of_stock: 1 });
  const months = Object.values(body.months ?? {});
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: month(11).toISOString().slice(0, 7), revenue: '10.50', orders: 1 });
  expect(months[1]).toMatchObject({ revenue: '0.00', orders: 0 });
  expect(months[11]).toEqual({ month: month(0).toISOString().slice(0, 7), revenue: '21.00', orders: 2 });
});

test('somebody who sells nothing sees zeros, and a visitor nothing', async () => {
  const buyer = await shopper(it);
  const { body } = await buyer.get('/api/dashboard/metrics');
  expect(body).toMatchObject({ pending_orders: 0, active_products: 0, low_stock: 0, out_of_stock: 0 });
  expect((await it.client().get('/api/dashboard/metrics')).status).toBe(401);
});
