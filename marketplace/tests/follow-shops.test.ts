import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let it: TestMarketplace;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

const user = async () => browserOf(it, await it.world.createUser());
const pathOf = ({ businessSlug }: { businessSlug: string }) => `/api/shops/${businessSlug}/follow`;

test('the feed has the newest products of followed shops first, page by page, and no others', async () => {
  const [one, two, other] = [await it.world.createShop(), await it.world.createShop(), await it.world.createShop()];
  const slugs: string[] = [];
  for (const shop of [one, two, other, one, two]) {
    it.clock.pass({ seconds: 1 });
    const product = await it.world.createProduct({ shop });
    if (shop !== other) slugs.unshift(product.slug);
  }
  await it.world.createProduct({ shop: one, isActive: false });
  const [fan, stranger] = [await user(), await user()];
  for (const shop of [one, two]) {
    expect(await fan.put(pathOf(shop))).toMatchObject({
      status: 200,
      body: { shop_slug: shop.businessSlug, is_following: true, follower_count: 1 },
    });
  }
  const first = (await fan.get('/api/v1/followed-products?page_size=3')).body;
  const rest = (await fan.get(`/api/v1/followed-products?page_size=3&cursor=${first.next_cursor}`)).body;
  const shown = [first, rest].flatMap(({ results }) => JSON.parse(JSON.stringify(results)) as { slug: string }[]);
  expect(shown.map(({ slug }) => slug)).toEqual(slugs);
  expect([first.count, rest.next_cursor]).toEqual([4, null]);
  for (const shop of [one, two]) await fan.delete(pathOf(shop));
  for (const reader of [fan, stranger])
    expect((await reader.get('/api/v1/followed-products')).body).toMatchObject({ count: 0, results: [] });
  expect((await it.client().get('/api/v1/followed-products')).status).toBe(401);
});

test('a user follows a shop once and unfollows it; the own shop and visitors are refused', async () => {
  const shop = await it.world.createShop();
  const fan = await user();
  await Promise.all([fan.put(pathOf(shop)), fan.put(pathOf(shop))]);
  expect((await fan.put(pathOf(shop))).body.follower_count).toBe(1);
  expect((await fan.get('/api/v1/followed-shops')).body).toMatchObject({ slugs: [shop.businessSlug] });
  expect((await fan.delete(pathOf(shop))).body).toMatchObject({ is_following: false, follower_count: 0 });
  expect((await fan.get('/api/v1/followed-shops')).body).toMatchObject({ slugs: [] });
  expect((await (await browserOf(it, shop.owner)).put(pathOf(shop))).status).toBe(403);
  expect((await it.client().put(pathOf(shop))).status).toBe(401);
  expect((await fan.put('/api/shops/no-such-shop/follow')).status).toBe(404);
});
