import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
const names = (body: Json) => (body.results as unknown as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

test('a shop page reads only public data, with two statements', async () => {
  const [logoId, bannerId] = [newId(), newId()];
  const shop = await market.world.createShop({
    businessName: 'Esi Weaves',
    businessSlug: 'esi-weaves',
    description: 'Kente from Bonwire.',
    city: 'Kumasi',
    region: 'Ashanti',
    ratingSum: 9,
    ratingCount: 2,
    logoId,
    bannerId,
  });
  for (const hidden of [{}, {}, { isActive: false }, { archivedAt: market.clock.now() }]) {
    await market.world.createProduct({ shop, ...hidden });
  }
  const recorded = recordStatements(market.db);
  const { status, body } = await market.client().get('/api/shops/esi-weaves');
  expect([status, recorded.take().length]).toEqual([200, 2]);
  recorded.stop();
  expect(body).toEqual({
    id: shop.id,
    business_name: 'Esi Weaves',
    business_slug: 'esi-weaves',
    average_rating: '4.5',
    takes_orders: true,
    total_reviews: 2,
    verified: true,
    shop_logo: `/media/${logoId}`,
    shop_banner: `/media/${bannerId}`,
    business_logo: `/media/${logoId}`,
    business_banner: `/media/${bannerId}`,
    shop_description: 'Kente from Bonwire.',
    city: 'Kumasi',
    region: 'Ashanti',
    product_count: 2,
    opening_hours: [],
    closed_from: null,
    closed_until: null,
    answer_minutes: null,
    version: 1,
    delivery_options: [],
    created_at: shop.createdAt.toISOString(),
  });
});

test('an unverified shop is public without the badge and may have no products yet', async () => {
  const { businessSlug } = await market.world.createShop({ verification: 'pending' });
  expect((await market.client().get(`/api/shops/${businessSlug}/`)).body).toMatchObject({
    verified: false,
    product_count: 0,
    shop_logo: null,
    shop_banner: null,
  });
  expect((await market.client().get(`/api/shops/${businessSlug}/products`)).body).toMatchObject({
    count: 0,
    results: [],
  });
});

test('an unknown shop is not found', async () => {
  for (const slug of ['nobody', '%F0%9F%92%A5', "'--", '..%2f..', 'x'.repeat(5000)]) {
    for (const path of ['', '/products']) {
      expect((await market.client().get(`/api/shops/${slug}${path}`)).status).toBe(404);
    }
  }
  expect((await market.client().get('/api/shops/nobody')).body).toEqual({
    error: 'Shop not found.',
    code: 'NOT_FOUND',
  });
});

test('the products of a shop have pages of twelve, newest first, with public ones only', async () => {
  const shop = await market.world.createShop();
  const category = await market.world.createCategory();
  for (let n = 1; n <= 14; n += 1) {
    await market.world.createProduct({ shop, category, name: `Cloth ${n}`, createdAt: new Date(2026, 0, n) });
  }
  await market.world.createProduct({ shop, category, isActive: false });
  await market.world.createProduct({ category });
  const read = async (query = '') =>
    (await market.client().get(`/api/shops/${shop.businessSlug}/products${query}`)).body;
  const first = await read();
  expect(first).toMatchObject({ count: 14, previous: null });
  expect([names(first).length, names(first)[0]]).toEqual([12, 'Cloth 14']);
  expect(String(first.next)).toContain(`/api/shops/${shop.businessSlug}/products?page=2`);
  expect(names(await read('?page=2'))).toEqual(['Cloth 2', 'Cloth 1']);
  expect(names(await read('?page_size=1&page=3'))).toEqual(['Cloth 12']);
  expect((await market.client().get(`/api/shops/${shop.businessSlug}/products?page=0`)).status).toBe(400);
});

test('no shop can take a path of the service as its slug', async () => {
  await expect(market.world.createShop({ businessSlug: 'stats' })).rejects.toMatchObject({
    cause: { constraint: 'shops_slug_free' },
  });
});
