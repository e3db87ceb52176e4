import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const shipping = {
  shipping_full_name: 'Afua Darko',
  shipping_phone: '0244123456',
  shipping_address: '14 Ring Road',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

async function session(email: string) {
  const client = market.client();
  await client.post('/api/login', { email, password });
  return client;
}

test('a client reads what changed since its last read: products, also archived ones, and orders', async () => {
  const owner = await market.world.createUser();
  const shop = await market.world.createShop({ ownerId: owner.id });
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => market.world.createProduct({ shop })));
  const buyer = await session((await market.world.createUser()).email);
  const order = async (id: string | undefined) =>
    String((await buyer.post('/api/orders/single', { product_id: id, quantity: 1, ...shipping })).body.order?.order_id);
  const [early, late] = [await order(first?.id), await order(second?.id)];
  market.clock.pass({ minutes: 10 });
  const since = market.clock.now().toISOString();
  market.clock.pass({ seconds: 1 });
  const seller = await session(owner.email);
  await seller.delete(`/api/products/${third?.slug}`);
  await seller.patch(`/api/products/${first?.slug}`, { price: '41.00' });
  await seller.post(`/api/orders/${late}/status`, { action: 'accept' });

  const changed = async (path: string) =>
    (await seller.get(`${path}?updated_after=${since}`)).body.results as unknown as Record<string, string>[];
  expect((await changed('/api/my-products')).map(({ id }) => id).toSorted()).toEqual(
    [first?.id, third?.id].map(String).toSorted(),
  );
  expect((await changed('/api/orders/seller')).map(({ order_id }) => order_id)).toEqual([late]);
  expect(early).not.toBe(late);
  const { body } = await seller.get('/api/my-products?ordering=-updated_at');
  expect(body.results?.[0]?.id).toBe(first?.id);
  expect((await seller.get('/api/my-products?updated_after=yesterday')).body.code).toBe('INVALID_INPUT');
});

test('public products have the same filter, and orders can be sorted by their changes', async () => {
  const owner = await market.world.createUser();
  const shop = await market.world.createShop({ ownerId: owner.id });
  const [first, second] = await Promise.all([1, 2].map(() => market.world.createProduct({ shop })));
  const buyer = await session((await market.world.createUser()).email);
  const order = async (id: string | undefined) =>
    String((await buyer.post('/api/orders/single', { product_id: id, quantity: 2, ...shipping })).body.order?.order_id);
  const early = await order(first?.id);
  market.clock.pass({ seconds: 1 });
  const late = await order(first?.id);
  market.clock.pass({ minutes: 10 });
  const since = market.clock.now().toISOString();
  market.clock.pass({ seconds: 1 });
  const seller = await session(owner.email);
  await seller.patch(`/api/products/${second?.id}`, { price: '41.00' });
  await seller.post(`/api/orders/${early}/status`, { action: 'accept' });

  const { body: changed } = await market.client().get(`/api/v1/products?seller=${shop.id}&updated_after=${since}`);
  expect(changed).toMatchObject({ count: 1, results: [{ id: second?.id }] });
  const purchases = async (query: string) => (await buyer.get(`/api/orders/user?page_size=1${query}`)).body;
  expect((await purchases('')).results).toMatchObject([{ order_id: late, subtotal: '250.00', total: '250.00' }]);
  const page = await purchases('&ordering=-updated_at');
  expect(page.results?.[0]?.order_id).toBe(early);
  const next = await purchases(`&ordering=-updated_at&after=${page.cursors?.[0]}`);
  expect(next.results?.[0]?.order_id).toBe(late);
  const { body: refused } = await buyer.get(`/api/orders/user?after=${page.cursors?.[0]}`);
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', details: { after: [expect.stringContaining('ordering')] } });
});
