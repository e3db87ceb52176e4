import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { events } from '#platform/events/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

const change = (id: string, values: Partial<typeof products.$inferInsert>) =>
  market.db.update(products).set(values).where(eq(products.id, id));

const codesIn = ({ results }: Json) => (results as unknown as { order_id: string }[]).map(({ order_id }) => order_id);

const eventsOf = async (userId: string, type: string) =>
  (await market.db.select().from(events).where(eq(events.userId, userId))).filter((event) => event.type === type);

test.each([
  ['spaces', { shipping_phone: '024 412 3456' }, '+233244123456'],
  ['dashes behind 233', { shipping_phone: '233-24-412-3456' }, '+233244123456'],
  ['one digit again and again', { shipping_phone: '0000000000' }, { shipping_phone: [texts.phoneUnreal] }],
  ['nine digits', { shipping_phone: '024412345' }, { shipping_phone: [texts.phoneInvalid] }],
  ['an address of two letters', { shipping_address: 'ab' }, { shipping_address: [texts.addressShort] }],
  ['a town that nobody can see', { shipping_city: '\u200b\u200d' }, { shipping_city: [texts.cityRequired] }],
])('of details with %s', async (_, details, expected) => {
  const buyer = await shopper(market);
  const product_id = (await market.world.createProduct()).id;
  const { body } = await buyer.post('/api/orders/single', { ...shipping, ...details, product_id, quantity: 1 });
  expect(body.details ?? body.order?.shipping_phone).toEqual(expected);
});

test('a cart of two shops becomes two orders, each visible to its seller, and is emptied', async () => {
  const buyer = await shopper(market);
  const [weaver, potter] = [await market.world.createShop(), await market.world.createShop()];
  const cloth = await market.world.createProduct({ shop: weaver, pricePesewas: 12_550 });
  const bowl = await market.world.createProduct({ shop: potter, pricePesewas: 999 });
  await buyer.post('/api/add-to-cart', { product_id: cloth.id, quantity: 2 });
  await buyer.post('/api/add-to-cart', { product_id: bowl.id, quantity: 3 });
  const { status, body } = await buyer.post('/api/orders/create', { ...shipping, expected_total: '280.97' });
  expect([status, body.success, body.order]).toEqual([201, true, body.orders?.[0]]);
  const forCloth = {
    status: 'pending',
    total: '251.00',
    shipping_fee: '0.00',
    tax: '0.00',
    item_count: 2,
    seller_name: weaver.businessName,
    buyer_email: buyer.user.email,
    viewer_is: 'buyer',
    allowed_actions: ['cancel'],
    expires_at: '2026-03-09T09:00:00.000Z',
    items: [{ product_name: cloth.name, quantity: 2, price: '125.50', total: '251.00' }],
    steps: [{ state: 'pending', by: 'buyer', reason: null }],
  };
  expect(body.orders).toMatchObject([forCloth, { total: '29.97', seller_name: potter.businessName }]);
  expect(body.order?.order_id).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
  expect((await buyer.get('/api/cart')).body).toMatchObject({ items: [], item_count: 0 });

  const [placed, ...others] = await eventsOf(weaver.ownerId, orderPlaced.type);
  expect(others).toEqual([]);
  const asSeller = {
    order_id: body.order?.order_id,
    viewer_is: 'seller',
    allowed_actions: ['accept', 'decline', 'cancel', 'propose_fee'],
  };
  expect(placed?.payload).toMatchObject({ order: asSeller });
  expect(await eventsOf(buyer.user.id, orderChanged.type)).toHaveLength(2);
  const stocks = await Promise.all(
    [cloth, bowl].map(async ({ id }) => (await market.db.select().from(products).where(eq(products.id, id)))[0]),
  );
  expect(stocks.map((row) => row?.stockQuantity)).toEqual([18, 17]);
});

test('an empty cart, missing fields and a changed total each return their error', async () => {
  const buyer = await shopper(market);
  const empty = { status: 400, body: { success: false, error: 'Cart is empty' } };
  expect(await buyer.post('/api/orders/create', shipping)).toMatchObject(empty);
  expect(await buyer.post('/api/orders/create', {})).toMatchObject(empty);
  expect(await market.client().post('/api/orders/create', {})).toMatchObject({ status: 401 });
  expect(await buyer.post('/api/orders/create')).toMatchObject(empty);
  expect(await market.client().post('/api/orders/create')).toMatchObject({ status: 401 });
  const product = await market.world.createProduct({ pricePesewas: 10_000 });
  await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  const { body } = await buyer.post('/api/orders/create', { shipping_full_name: ' ', shipping_notes: 'x'.repeat(201) });
  expect(body).toMatchObject({
    success: false,
    code: 'INVALID_INPUT',
    details: {
      shipping_full_name: ['Full name is required'],
      shipping_phone: ['Phone number is required'],
      shipping_address: ['Address is required'],
      shipping_city: ['City is required'],
      shipping_region: ['Region is required'],
      shipping_notes: ['Delivery notes can have at most 200 characters'],
    },
  });
  for (const path of ['create', 'single', 'settle']) {
    const bodiless = await buyer.post(`/api/orders/${path}`);
    expect(bodiless, path).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_INPUT' } });
    const unfinished = await buyer.send('POST', `/api/orders/${path}`, undefined, {
      'content-type': 'application/json',
    });
    expect(unfinished, path).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_INPUT' } });
  }
  await change(product.id, { pricePesewas: 11_000 });
  const order = { ...shipping, expected_total: '200.00' };
  expect(await buyer.post('/api/orders/create', order)).toMatchObject({
    status: 409,
    body: { success: false, code: 'TOTAL_CHANGED', details: { total: ['220.00'] } },
  });
  expect((await buyer.get('/api/cart')).body.item_count).toBe(2);
  expect((await buyer.post('/api/orders/create', { ...order, expected_total: '220.00' })).status).toBe(201);
});

test('one product that cannot be ordered stops the whole purchase', async () => {
  const buyer = await shopper(market);
  const [good, scarce] = [await market.world.createProduct(), await market.world.createProduct({ name: 'Last bowl' })];
  for (const { id } of [good, scarce]) await buyer.post('/api/add-to-cart', { product_id: id, quantity: 2 });
  await change(scarce.id, { stockQuantity: 1 });
  const short = {
    success: false,
    code: 'INSUFFICIENT_STOCK',
    error: 'Insufficient stock for Last bowl',
    details: { product_id: [scarce.id], left: ['1'] },
  };
  expect((await buyer.post('/api/orders/create', shipping)).body).toEqual(short);
  await change(scarce.id, { isActive: false });
  expect((await buyer.post('/api/orders/create', shipping)).body.error).toBe('Last bowl is not available any more.');
  expect((await buyer.get('/api/orders/user')).body).toMatchObject({ results: [], count: 0 });
});

test('a single purchase does not change the cart, and reveals nothing about hidden products', async () => {
  const buyer = await shopper(market);
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 5 });
  await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 1 });
  const order = {
    ...shipping,
    product_id: product.id,
    quantity: 2,
    shipping_notes: 'Call first',
    shipping_region: 'Bono',
  };
  const { status, body } = await buyer.post('/api/orders/single', order);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ item_count: 2, shipping_notes: 'Call first', shipping_region: 'Brong Ahafo' });
  expect((await buyer.get('/api/cart')).body.item_count).toBe(1);
  const seller = await browserOf(market, shop.owner);
  expect((await seller.post('/api/orders/single', order)).status).toBe(403);
  const hidden = await market.world.createProduct({ isActive: false, name: 'Secret' });
  for (const product_id of [hidden.id, newId()]) {
    const answer = await buyer.post('/api/orders/single', { ...order, product_id });
    expect(answer).toMatchObject({ status: 404, body: { error: 'This product is no longer available.' } });
  }
});

test('lists have pages, a search by number and filters by state, newest first', async () => {
  const buyer = await shopper(market);
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 100, name: 'Bɔɔdoɔ' });
  const order = { ...shipping, shipping_full_name: 'Yaw Boateng', product_id: product.id, quantity: 1 };
  const ids: string[] = [];
  for (let i = 0; i < 23; i += 1) {
    market.clock.pass({ seconds: 1 });
    ids.unshift(String((await buyer.post('/api/orders/single', order)).body.order?.order_id));
  }
  const seller = await browserOf(market, shop.owner);
  for (const [client, path] of [
    [buyer, '/api/orders/user'],
    [seller, '/api/orders/seller'],
  ] as const) {
    const first = (await client.get(path)).body;
    expect([first.count, first.previous]).toEqual([23, null]);
    const second = (await client.get(String(first.next))).body;
    expect(second.next).toBeNull();
    const listed = [...codesIn(first), ...codesIn(second)];
    expect(listed).toEqual(ids);
    const found = (await client.get(`${path}?search=${ids[5]?.slice(2).toLowerCase()}`)).body;
    expect(found).toMatchObject({ count: 1, results: [{ order_id: ids[5], items: [{ quantity: 1 }] }] });
    expect((await client.get(`${path}?status=accepted`)).body.count).toBe(0);
    const counted = async (search: string) =>
      (await client.get(`${path}?page_size=1&search=${encodeURIComponent(search)}`)).body.count;
    expect(await counted('boodoo')).toBe(23);
    expect(await counted('%')).toBe(0);
    expect(await counted(buyer.user.fullName)).toBe(client === seller ? 23 : 0);
    expect(await counted(shop.businessName)).toBe(client === seller ? 0 : 23);
  }
  expect((await buyer.get('/api/orders/seller')).body.count).toBe(0);
});
