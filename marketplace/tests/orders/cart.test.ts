import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const change = (id: string, values: Partial<typeof products.$inferInsert>) =>
  market.db.update(products).set(values).where(eq(products.id, id));

test('a cart that was never used is empty', async () => {
  const { get } = await shopper(market);
  expect(await get('/api/cart')).toMatchObject({
    status: 200,
    body: { items: [], item_count: 0, total: '0.00', version: 0, updated_at: null },
  });
});

test('adding the same product raises its quantity, and every change returns the whole cart', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ pricePesewas: 1_999, stockQuantity: 5 });
  await buyer.post('/api/add-to-cart', { product_id: product.id });
  const { body } = await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  const item = { product_name: product.name, product_price: '19.99', quantity: 3, in_stock: true, line_total: '59.97' };
  expect(body).toMatchObject({ items: [item], item_count: 3, total: '59.97', version: 2 });
  const itemId = body.items?.[0]?.id;
  const fewer = await buyer.put('/api/update-cart-item', { item_id: itemId, quantity: 1 });
  expect(fewer).toMatchObject({ status: 200, body: { total: '19.99', item_count: 1, version: 3 } });
  expect((await buyer.get('/api/cart')).body).toEqual(fewer.body);
  const gone = await buyer.delete('/api/remove-from-cart', { item_id: itemId });
  expect(gone).toMatchObject({ status: 200, body: { items: [], total: '0.00', version: 4 } });
});

test('adding more than the stock is refused with the name of the product and changes nothing', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ name: 'Kente stole', stockQuantity: 3 });
  const details = { product_id: [product.id], left: ['3'] };
  const said = { error: 'Insufficient stock for Kente stole', code: 'INSUFFICIENT_STOCK', details };
  const refused = { status: 400, body: said };
  expect(await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 4 })).toMatchObject(refused);
  await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  const { body } = await buyer.get('/api/cart');
  expect(await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 })).toMatchObject(refused);
  const item_id = body.items?.[0]?.id;
  expect(await buyer.put('/api/update-cart-item', { item_id, quantity: 4 })).toMatchObject(refused);
  expect((await buyer.get('/api/cart')).body).toEqual(body);
});

test('if the stock fell below the quantity in the cart, it can only be lowered', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ stockQuantity: 10 });
  const { body } = await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 8 });
  const item_id = body.items?.[0]?.id;
  await change(product.id, { stockQuantity: 2 });
  expect((await buyer.put('/api/update-cart-item', { item_id, quantity: 7 })).status).toBe(200);
  expect((await buyer.put('/api/update-cart-item', { item_id, quantity: 8 })).body.code).toBe('INSUFFICIENT_STOCK');
});

test('the cart has current prices beside those when the products were added', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ pricePesewas: 10_000 });
  await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  await change(product.id, { pricePesewas: 12_050 });
  const item = { product_price: '120.50', price_when_added: '100.00', line_total: '241.00' };
  expect((await buyer.get('/api/cart')).body).toMatchObject({ items: [item], total: '241.00' });
});

test('a product that is no longer for sale stays in the cart, counts nothing and can be removed', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct();
  const { body } = await buyer.post('/api/add-to-cart', { product_id: product.id });
  await change(product.id, { archivedAt: market.clock.now() });
  const gone = { is_available: false, in_stock: false, stock_quantity: 0 };
  expect((await buyer.get('/api/cart')).body).toMatchObject({ items: [gone], item_count: 1, total: '0.00' });
  const item_id = body.items?.[0]?.id;
  const missing = { status: 404, body: { error: 'This product is no longer available.' } };
  expect(await buyer.put('/api/update-cart-item', { item_id, quantity: 2 })).toMatchObject(missing);
  expect(await buyer.post('/api/add-to-cart', { product_id: product.id })).toMatchObject(missing);
  expect((await buyer.delete('/api/remove-from-cart', { item_id })).status).toBe(200);
});

test('a product of a shop that takes no orders keeps its stock, but is not available', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ stockQuantity: 3 });
  await buyer.post('/api/add-to-cart', { product_id: product.id });
  await change(product.id, { sellerTakesOrders: false });
  const paused = { is_available: false, in_stock: true, stock_quantity: 3 };
  expect((await buyer.get('/api/cart')).body.items).toMatchObject([paused]);
});

test('a sold out product stays in the cart and does not count in the total', async () => {
  const buyer = await shopper(market);
  const [sold, other] = [
    await market.world.createProduct(),
    await market.world.createProduct({ pricePesewas: 10_000 }),
  ];
  await buyer.post('/api/add-to-cart', { product_id: sold.id });
  await buyer.post('/api/add-to-cart', { product_id: other.id });
  await change(sold.id, { stockQuantity: 0 });
  const items = [{ in_stock: false }, { in_stock: true }];
  expect((await buyer.get('/api/cart')).body).toMatchObject({ items, item_count: 2, total: '100.00' });
});

test('users cannot buy from their own shop, but can buy from an unverified one', async () => {
  const shop = await market.world.createShop({ verification: 'pending' });
  const product = await market.world.createProduct({ shop });
  const seller = await browserOf(market, shop.owner);
  expect(await seller.post('/api/add-to-cart', { product_id: product.id })).toMatchObject({
    status: 403,
    body: { error: 'You cannot order your own product.' },
  });
  const buyer = await shopper(market);
  expect((await buyer.post('/api/add-to-cart', { product_id: product.id })).status).toBe(200);
});

test('a cart has a maximum number of products', async () => {
  const buyer = await shopper(market);
  const [shop, category] = [await market.world.createShop(), await market.world.createCategory()];
  const made = [];
  for (let i = 0; i <= orderLimits.cartItemsMax; i += 1)
    made.push(await market.world.createProduct({ shop, category }));
  const answers = await Promise.all(made.map(({ id }) => buyer.post('/api/add-to-cart', { product_id: id })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([{ status: 400, body: { error: expect.stringContaining('cart is full') } }]);
  expect((await buyer.get('/api/cart')).body.items).toHaveLength(orderLimits.cartItemsMax);
});

test('forty parallel clicks add forty pieces with versions without gaps', async () => {
  const buyer = await shopper(market);
  const product = await market.world.createProduct({ stockQuantity: 40 });
  const clicks = Array.from({ length: 45 }, () => buyer.post('/api/add-to-cart', { product_id: product.id }));
  const answers = await Promise.all(clicks);
  const versions = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.version));
  expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 40, version: 40 });
});

test("another user's item cannot be changed, and clearing empties only the own cart", async () => {
  const [one, other] = [await shopper(market), await shopper(market)];
  const { id: product_id } = await market.world.createProduct();
  const { body } = await one.post('/api/add-to-cart', { product_id });
  await other.post('/api/add-to-cart', { product_id });
  const item_id = body.items?.[0]?.id;
  expect((await other.put('/api/update-cart-item', { item_id, quantity: 3 })).status).toBe(404);
  expect((await other.delete('/api/remove-from-cart', { item_id })).status).toBe(404);
  expect((await other.post('/api/clear-cart')).body).toMatchObject({ items: [], item_count: 0 });
  expect((await one.get('/api/cart')).body).toEqual(body);
});

test('every cart call asks a visitor to log in, and invalid input is refused', async () => {
  const visitor = market.client();
  const item = { item_id: newId(), quantity: 1 };
  const calls = [
    visitor.get('/api/cart'),
    visitor.post('/api/add-to-cart', { product_id: newId() }),
    visitor.put('/api/update-cart-item', item),
    visitor.delete('/api/remove-from-cart', { item_id: item.item_id }),
    visitor.post('/api/clear-cart'),
  ];
  for (const call of calls) expect((await call).status).toBe(401);
  const buyer = await shopper(market);
  for (const quantity of [0, -1, 1.5, 10_001, '2', null]) {
    const { status } = await buyer.post('/api/add-to-cart', { product_id: newId(), quantity });
    expect(status, String(quantity)).toBe(400);
  }
});
