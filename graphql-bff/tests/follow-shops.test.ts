import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import { createShoppers } from './shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const follow = `mutation ($shop: String!, $is: Boolean!) { followShop(input: { shopSlug: $shop, isFollowing: $is }) {
  shopSlug isFollowing followerCount
  errors { code }
} }`;
const feed = `query ($after: String) { viewer { followedShopSlugs followedProducts(first: 1, after: $after) {
  totalCount edges { node { slug } } pageInfo { endCursor hasNextPage } } } }`;

test('the feed has the products of followed shops and loads more pages', async () => {
  const shoppers = createShoppers(market, bff);
  const { shop, product } = await shoppers.seller();
  market.clock.pass({ seconds: 1 });
  const newer = await market.world.createProduct({ shop });
  const { browser } = await shoppers.buyer();
  const is = { shop: shop.businessSlug, is: true };
  expect(resultOf((await browser.query(follow, is)).data?.followShop)).toEqual({
    shopSlug: shop.businessSlug,
    isFollowing: true,
    followerCount: 1,
  });
  const first = (await browser.query(feed)).data?.viewer;
  expect(first).toMatchObject({
    followedShopSlugs: [shop.businessSlug],
    followedProducts: { totalCount: 2, edges: [{ node: { slug: newer.slug } }], pageInfo: { hasNextPage: true } },
  });
  const after = first?.followedProducts?.pageInfo?.endCursor;
  const second = (await browser.query(feed, { after })).data?.viewer?.followedProducts;
  expect(second).toMatchObject({ edges: [{ node: { slug: product.slug } }], pageInfo: { hasNextPage: false } });
  await browser.query(follow, { ...is, is: false });
  expect((await browser.query(feed)).data?.viewer?.followedShopSlugs).toEqual([]);
  expect(resultOf((await bff.browser().query(follow, is)).data?.followShop)).toEqual({ code: 'UNAUTHENTICATED' });
});
