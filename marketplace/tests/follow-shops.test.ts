import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const user = async () => browserOf(market, await market.world.createUser());
const pathOf = ({ businessSlug }: { businessSlug: string }) => `/api/shops/${businessSlug}/follow`;

test('the feed has the newest products of followed shops first, page by page, and no others', async () => {
  const [one, two, other] = [
    await market.world.createShop(),
    await market.world.createShop(),
    await market.world.createShop(),
  ];
  const slugs: string[] = [];
  for (const shop of [one, two, other, one, two]) {
    market.clock.pass({ seconds: 1 });
    const product = await market.world.createProduct({ shop });
    if (shop !== other) slugs.unshift(product.slug);
  }
  await market.world.createProduct({ shop: one, isActive: false });
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
  expect((await market.client().get('/api/v1/followed-products')).status).toBe(401);
});

test('a user follows a shop once and unfollows it; the own shop and visitors are refused', async () => {
  const shop = await market.world.createShop();
  const fan = await user();
  await Promise.all([fan.put(pathOf(shop)), fan.put(pathOf(shop))]);
  expect((await fan.put(pathOf(shop))).body.follower_count).toBe(1);
  expect((await fan.get('/api/v1/followed-shops')).body).toMatchObject({ slugs: [shop.businessSlug] });
  expect((await fan.delete(pathOf(shop))).body).toMatchObject({ is_following: false, follower_count: 0 });
  expect((await fan.get('/api/v1/followed-shops')).body).toMatchObject({ slugs: [] });
  expect((await (await browserOf(market, shop.owner)).put(pathOf(shop))).status).toBe(403);
  expect((await market.client().put(pathOf(shop))).status).toBe(401);
  expect((await fan.put('/api/shops/no-such-shop/follow')).status).toBe(404);
});
