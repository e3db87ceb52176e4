import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';
import { addToCart, cartFields, createShoppers, orderFields } from './shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  shoppers = createShoppers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

test('a list of orders takes one call, and a cart one more for all its products', async () => {
  const { product, browser: seller } = await shoppers.seller();
  const { browser: buyer } = await shoppers.buyer();
  for (let index = 0; index < 3; index += 1) await shoppers.order(buyer, product.id);
  await buyer.query(addToCart, { productId: product.id });
  const callsOf = async (user: typeof buyer, text: string) => {
    bff.calls.length = 0;
    expect((await user.query(text)).errors).toBeUndefined();
    return [...bff.calls];
  };
  expect(await callsOf(buyer, `{ viewer { cart { ${cartFields} } } }`)).toEqual([
    'GET /api/cart',
    `GET /api/v1/products?ids=${product.id}&page_size=1&count=false&with_featured=false`,
  ]);
  const list = `{ totalCount edges { node { ${orderFields} } } }`;
  const first = 'ordering=-created_at&page_size=20';
  expect(await callsOf(buyer, `{ viewer { orders ${list} } }`)).toEqual([`GET /api/orders/user?${first}`]);
  expect(await callsOf(seller, `{ viewer { shop { orders(state: PENDING, search: " AB ") ${list} } } }`)).toEqual([
    'GET /api/me',
    'GET /api/orders/seller?status=pending&search=+AB+&ordering=-created_at&page_size=20',
  ]);
  const dashboard = '{ viewer { notifications { edges { node { title } } unreadCount } activities { title } } }';
  expect(await callsOf(seller, dashboard)).toHaveLength(2);
});

test("a seller's dashboard takes one call besides the shop", async () => {
  const { product, browser: seller } = await shoppers.seller({ pricePesewas: 1000 });
  const { browser: buyer } = await shoppers.buyer();
  await shoppers.order(buyer, product.id);
  bff.calls.length = 0;
  const text = `{ viewer { shop { metrics { pendingOrders activeProducts lowStock outOfStock months { month revenue { amount } orders } } } } }`;
  const { data } = await seller.query(text);
  expect(bff.calls).toEqual(['GET /api/me', 'GET /api/dashboard/metrics']);
  expect(data?.viewer?.shop?.metrics).toMatchObject({
    pendingOrders: 1,
    activeProducts: 1,
    lowStock: 0,
    outOfStock: 0,
  });
  expect(data?.viewer?.shop?.metrics?.months).toHaveLength(12);
});

test('the products of orders, cart and wishlist load in one call', async () => {
  const sellers = [await shoppers.seller(), await shoppers.seller()];
  const { browser } = await shoppers.buyer();
  const ids = sellers.map(({ product }) => product.id);
  for (const productId of ids) {
    await shoppers.order(browser, productId);
    await browser.query(addToCart, { productId, quantity: 1 });
    await browser.query('mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { errors { code } } }', {
      id: productId,
    });
  }
  bff.calls.length = 0;
  const edge = 'product { id isActive category { name } }';
  const text = `{ viewer {
    orders { edges { node { items { edges { node { ${edge} } } } } } } cart { items { ${edge} } } wishlist { items { edges { node { ${edge} } } } } } }`;
  const { data, errors } = await browser.query(text);
  expect(errors).toBeUndefined();
  const activeLines = JSON.stringify(data).match(/"id":"[^"]+","isActive":true/g) ?? [];
  expect([activeLines.length, new Set(activeLines).size]).toEqual([6, 2]);
  expect(bff.calls.filter((call) => call.startsWith('GET /api/v1/products'))).toHaveLength(1);
  await market.db.execute(`update products set is_active = false where id = '${ids[0]}'`);
  const later = (await browser.query('{ viewer { cart { items { name product { id } } } } }')).data?.viewer;
  expect(JSON.stringify(later)).toContain('"product":null');
});
