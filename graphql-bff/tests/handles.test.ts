import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, serviceSecret, startBff, type TestBff } from './bff.ts';
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

const page = `query ($product: ID!, $shop: ID!, $category: ID!, $filter: ProductFilter) {
  product(by: { id: $product }) { slug url shop { id url } category { id } }
  shop(by: { id: $shop }) { slug name }
  category(by: { id: $category }) { slug url }
  products(filter: $filter) { totalCount }
  viewer { productReview(by: { id: $product }) { review { rating } } shopReview(by: { id: $shop }) { helpfulIds } }
}`;

test('a client can read and change products by id', async () => {
  const shoppers = createShoppers(market, bff);
  const { shop, product, browser: seller } = await shoppers.seller();
  const { browser: buyer } = await shoppers.buyer();
  const { data: known } = await buyer.query(`{ product(by: { id: "${product.id}" }) { category { id slug } } }`);
  const [category, slug] = [String(known?.product?.category?.id), known?.product?.category?.slug];
  const filter = { shop: shop.id, category };
  const { data, errors } = await buyer.query(page, { product: product.id, shop: shop.id, category, filter });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    product: {
      slug: product.slug,
      url: expect.stringMatching(new RegExp(`^http.*/products/${product.slug}$`)),
      shop: { id: shop.id, url: expect.stringContaining(`/shops/${shop.businessSlug}`) },
    },
    shop: { slug: shop.businessSlug, name: shop.businessName },
    category: { slug },
    products: { totalCount: 1 },
    viewer: { productReview: { review: null }, shopReview: { helpfulIds: [] } },
  });

  const send = async (of: typeof buyer, name: string, input: string, selected: string): Promise<Json | undefined> =>
    (await of.query(`mutation { ${name}(input: ${input}) { ${selected} errors { message } } }`)).data?.[name];
  expect(
    await send(buyer, 'followShop', `{ shopId: "${shop.id}", isFollowing: true }`, 'shop { id slug }'),
  ).toMatchObject({
    shop: { id: shop.id, slug: shop.businessSlug },
  });
  const follows = '{ viewer { followedShops(first: 1) { totalCount edges { node { id name isVerified } } } } }';
  expect((await buyer.query(follows)).data?.viewer?.followedShops).toEqual({
    totalCount: 1,
    edges: [{ node: { id: shop.id, name: shop.businessName, isVerified: true } }],
  });
  const texts = 'title: "Well woven", content: "As bright as in the picture."';
  const written = `{ productId: "${product.id}", rating: 5, ${texts} }`;
  expect(await send(buyer, 'writeProductReview', written, 'review { rating }')).toMatchObject({
    review: { rating: 5 },
  });
  const changed = `{ id: "${product.id}", price: "41.00", stockQuantity: 0 }`;
  expect(await send(seller, 'changeProduct', changed, 'product { price { amount } } warnings')).toMatchObject({
    product: { price: { amount: '41.00' } },
    warnings: ['OUT_OF_STOCK'],
  });
});

test('an unknown slug or id is null', async () => {
  const browser = bff.browser();
  const unknown =
    '{ a: product(by: { id: "x" }) { id } b: shop(by: { id: "kente" }) { id } c: category(by: { slug: "none" }) { id } }';
  expect((await browser.query(unknown)).data).toEqual({ a: null, b: null, c: null });
});

test('a change takes either a slug or an id', async () => {
  const { browser } = await createShoppers(market, bff).seller();
  const text = `mutation ($input: OwnProductInput!) {
    archiveProduct(input: $input) { errors { code message ... on ValidationError { fields { field } } } }
  }`;
  for (const input of [{}, { slug: 'a', id: crypto.randomUUID() }]) {
    expect((await browser.query(text, { input })).data?.archiveProduct?.errors).toEqual([
      { code: 'INVALID_INPUT', message: 'Pass either slug or id.', fields: [{ field: 'slug' }, { field: 'id' }] },
    ]);
  }
});
