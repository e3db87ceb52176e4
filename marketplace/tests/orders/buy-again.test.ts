import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const linesOf = (cart: Json) =>
  Object.values(cart.items ?? {}).map(({ product_name, quantity }) => [product_name, quantity]);

test('Buy again adds all available items and names those it left out', async () => {
  const shop = await market.world.createShop();
  const [smock, stole, bag] = [
    await market.world.createProduct({ shop, name: 'Smock', stockQuantity: 10 }),
    await market.world.createProduct({ shop, name: 'Stole', stockQuantity: 5 }),
    await market.world.createProduct({ shop, name: 'Bag', stockQuantity: 5 }),
  ];
  const buyer = await shopper(market);
  for (const [{ id: product_id }, quantity] of [
    [smock, 2],
    [stole, 3],
    [bag, 1],
  ] as const)
    await buyer.post('/api/add-to-cart', { product_id, quantity });
  const { body } = await buyer.post('/api/orders/create', shipping);
  const path = `/api/orders/${body.order?.order_id}/buy-again`;
  await market.db.update(products).set({ isActive: false }).where(eq(products.id, bag.id));
  // Two of the five stoles are left.
  const again = await buyer.post(path);
  expect(again.body.left_out).toEqual(['Insufficient stock for Stole', 'Bag is not available any more.']);
  expect(linesOf(again.body.cart ?? {})).toEqual([['Smock', 2]]);
  // Pressed again, and at once: nothing is added twice.
  await Promise.all([buyer.post(path), buyer.post(path)]);
  expect(linesOf((await buyer.get('/api/cart')).body)).toEqual([['Smock', 2]]);
  for (const other of [await shopper(market), await browserOf(market, shop.owner)])
    expect((await other.post(path)).status).toBe(404);
});
