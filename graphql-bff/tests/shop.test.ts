import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

const page = `query ($slug: String!) {
  shop(by: { slug: $slug }) {
    id name slug isVerified logoPath bannerPath description city region createdAt productCount
    rating { average count }
  }
  products(filter: { shop: $slug }, first: 12) { totalCount edges { node { name shop { slug isVerified } } } }
}`;

test('a shop page takes two calls: the shop and its products', async () => {
  const shop = await market.world.createShop({ description: 'Kente from Bonwire.', ratingSum: 9, ratingCount: 2 });
  const category = await market.world.createCategory();
  for (let count = 0; count < 13; count += 1) await market.world.createProduct({ shop, category });
  const { data, errors } = await bff.browser().query(page, { slug: shop.businessSlug });
  expect(errors).toBeUndefined();
  expect(data?.shop).toEqual({
    id: shop.id,
    name: shop.businessName,
    slug: shop.businessSlug,
    isVerified: true,
    logoPath: null,
    bannerPath: null,
    description: 'Kente from Bonwire.',
    city: 'Accra',
    region: 'GREATER_ACCRA',
    createdAt: shop.createdAt.toISOString(),
    productCount: 13,
    rating: { average: '4.5', count: 2 },
  });
  expect(data?.products).toMatchObject({ totalCount: 13, edges: { length: 12 } });
  expect(bff.calls.sort()).toEqual([
    expect.stringContaining(`GET /api/shops/${shop.businessSlug}`),
    expect.stringContaining('GET /api/v1/products?'),
  ]);
});

const directory = `query ($filter: ShopFilter, $orderBy: ShopOrder! = TOP_RATED, $page: Int) {
  shops(filter: $filter, orderBy: $orderBy, page: $page) { totalCount edges { node { slug name isVerified } } }
  shopStats { shopCount verifiedCount topRatedCount productCount }
}`;

test('the directory lists shops with products by name, badge and stars, in one call besides its counts', async () => {
  const own = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  const ownBff = await startBff({ marketplaceFetch: own.marketplace.fetch, bus: own.bus });
  const category = await own.world.createCategory();
  const open = async (given: Parameters<typeof own.world.createShop>[0], offers: number) => {
    const shop = await own.world.createShop(given);
    for (let count = 0; count < offers; count += 1) await own.world.createProduct({ shop, category });
    return shop.businessSlug;
  };
  const best = await open({ businessName: 'Adom Weavers', ratingSum: 10, ratingCount: 2 }, 2);
  const good = await open({ businessName: 'Adom Beads', ratingSum: 4, ratingCount: 1 }, 1);
  const unchecked = await open({ businessName: 'Makola Corner', verification: 'pending' }, 1);
  await open({ businessName: 'Adom Empty' }, 0);
  const read = async (variables: Record<string, unknown> = {}) => {
    ownBff.calls.length = 0;
    const { data, errors } = await ownBff.browser().query(directory, variables);
    expect(errors).toBeUndefined();
    expect(ownBff.calls.map((call) => call.split('?')[0]).toSorted()).toEqual([
      'GET /api/shops',
      'GET /api/shops/stats',
    ]);
    const slugs = Object.values(data?.shops?.edges ?? {}).map(({ node }) => String(node?.slug));
    return { slugs, total: data?.shops?.totalCount, stats: data?.shopStats };
  };
  const all = await read();
  expect(all.slugs).toEqual([best, good, unchecked]);
  expect(all.total).toBe(3);
  expect(all.stats).toEqual({ shopCount: 3, verifiedCount: 2, topRatedCount: 1, productCount: 4 });
  expect((await read({ filter: { name: 'adom' } })).slugs).toEqual([best, good]);
  expect((await read({ filter: { minRating: 4.5 } })).slugs).toEqual([best]);
  expect((await read({ filter: { isVerified: true }, orderBy: 'TOP_RATED' })).slugs).toEqual([best, good]);
  expect(await read({ page: 2 })).toMatchObject({ slugs: [], total: 3 });
  await ownBff.close();
  await own.close();
});

test('an unknown slug is null, whatever its characters', async () => {
  for (const slug of ['nobody', '', '..', 'a/b', '💥']) {
    expect(
      (await bff.browser().query('query ($slug: String!) { shop(by: { slug: $slug }) { id } }', { slug })).data,
    ).toEqual({
      shop: null,
    });
  }
});

test('a list of products reads the details of each shop once', async () => {
  const shop = await market.world.createShop();
  const category = await market.world.createCategory();
  for (let count = 0; count < 5; count += 1) await market.world.createProduct({ shop, category });
  const { data, errors } = await bff.browser().query(
    `query ($slug: String) {
      products(filter: { shop: $slug }) { edges { node { shop { name description createdAt } } } }
    }`,
    { slug: shop.businessSlug },
  );
  expect(errors).toBeUndefined();
  expect(data?.products?.edges?.[4]?.node?.shop?.description).toBe('Good things, well made.');
  expect(bff.calls).toHaveLength(2);
});
