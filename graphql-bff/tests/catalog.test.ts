import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey } from './shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let category: Awaited<ReturnType<typeof market.world.createCategory>>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  category = await market.world.createCategory();
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

const card = `id slug name stockQuantity inStock isFeatured isFavorited discountPercentage version salesCount viewsCount
  price { amount currency } compareAtPrice { amount } primaryImage { path altText color }
  rating { average count } shop { name slug isVerified takesOrders city } category { name slug } createdAt`;

const list = `query ($shop: String, $first: Int, $after: String, $page: Int) {
  products(filter: { shop: $shop }, first: $first, after: $after, page: $page, orderBy: PRICE_LOW) {
    totalCount corrected pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${card} } }
  }
}`;

async function shopWith(count: number) {
  const shop = await market.world.createShop();
  for (let index = 0; index < count; index += 1) {
    await market.world.createProduct({ shop, category, pricePesewas: 1000 + index });
  }
  return { shop };
}

test('a list of 24 cards takes one call to the marketplace, and one more for their categories', async () => {
  const { shop } = await shopWith(24);
  const { data } = await bff.browser().query(list, { shop: shop.businessSlug, first: 24 });
  expect(data?.products?.edges).toHaveLength(24);
  expect(data?.products?.edges?.[0]?.node?.shop).toMatchObject({ city: shop.city, takesOrders: true });
  expect(bff.calls).toHaveLength(1);
  bff.calls.length = 0;
  const more = await bff.browser().query(
    `query ($shop: String) {
    categories { id children { slug } }
    products(filter: { shop: $shop }) { edges { node { ${card} category { id fullPath path { slug } } } } }
  }`,
    { shop: shop.businessSlug },
  );
  expect(more.errors).toBeUndefined();
  expect(bff.calls).toHaveLength(2);
});

test('a product page takes four calls: the product, related products, the category tree, and reviews if there are any', async () => {
  const { slug } = await market.world.createProduct({ category, ratingSum: 4, ratingCount: 1 });
  const { slug: unrated } = await market.world.createProduct({ category });
  await shopWith(4);
  const page = `query ($slug: String!) { product(by: { slug: $slug }) {
    ${card} description sku metaTitle metaDescription images { id path width height } specifications { key value }
    category { id fullPath icon path { name slug } } shop { id city region logoPath rating { average } }
    related(first: 4) { ${card} } reviews(first: 3) { totalCount pageInfo { hasNextPage } edges { node { title } } distribution { stars count } }
  } }`;
  const answer = await bff.browser().query(page, { slug });
  expect(answer.errors).toBeUndefined();
  expect(answer.data?.product?.related).toHaveLength(4);
  expect(answer.data?.product?.reviews?.distribution).toHaveLength(5);
  expect(bff.calls).toHaveLength(4);
  bff.calls.length = 0;
  const { data } = await bff.browser().query(page, { slug: unrated });
  expect(data?.product?.reviews).toMatchObject({
    totalCount: 0,
    edges: [],
    pageInfo: { hasNextPage: false },
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
  });
  expect(bff.calls).toHaveLength(3);
});

test('a category is found by its slug and returns its path', async () => {
  const query = 'query ($slug: String!) { category(by: { slug: $slug }) { name path { slug } children { slug } } }';
  const { data } = await bff.browser().query(query, { slug: category.slug });
  expect(data?.category).toMatchObject({ name: category.name, path: [{ slug: category.slug }] });
  expect((await bff.browser().query(query, { slug: 'nothing' })).data).toEqual({ category: null });
  expect(bff.calls).toHaveLength(2);
});

test('products are listed by their ids in one call, and a malformed id is named', async () => {
  const one = await market.world.createProduct({ category });
  const other = await market.world.createProduct({ category });
  const query = 'query ($ids: [ID!]) { products(filter: { ids: $ids }) { edges { node { id } } } }';
  const { data } = await bff.browser().query(query, { ids: [one.id, other.id] });
  const found = data?.products?.edges as unknown as { node: { id: string } }[];
  expect(found.map(({ node }) => node.id).sort()).toEqual([one.id, other.id].sort());
  expect(bff.calls).toHaveLength(1);
  const { errors } = await bff.browser().query(query, { ids: ['nothing'] });
  expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
});

test('facets take one call of their own, and chosen facets narrow the list', async () => {
  const field = { id: 'brand', label: 'Brand', type: 'text' as const, required: false, placeholder: '', options: [] };
  const kind = await market.world.createCategory({ fields: [field] });
  const shop = await market.world.createShop({ region: 'Volta' });
  for (const brand of ['Tecno', 'Tecno', 'Nokia'])
    await market.world.createProduct({ shop, category: kind, specifications: { brand } });
  await market.world.createProduct({ category: kind, specifications: { brand: 'Tecno' } });
  const filter = { category: kind.slug, region: 'VOLTA', specifications: [{ key: 'brand', values: ['tecno'] }] };
  const query = `query ($filter: ProductFilter!) {
    products(filter: $filter) { totalCount }
    productFacets(filter: $filter) { exact facets { key label values { value count } } }
  }`;
  const { data, errors } = await bff.browser().query(query, { filter });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    products: { totalCount: 2 },
    productFacets: {
      exact: true,
      facets: [
        {
          key: 'brand',
          label: 'Brand',
          values: [
            { value: 'Tecno', count: 2 },
            { value: 'Nokia', count: 1 },
          ],
        },
      ],
    },
  });
  expect(bff.calls).toHaveLength(2);
  const nothing = await bff.browser().query(query, { filter: { shop: shop.businessSlug } });
  expect(nothing.data?.productFacets).toEqual({ exact: true, facets: [] });
});

test('an endless list continues from any edge, and ends', async () => {
  const { shop } = await shopWith(7);
  const browser = bff.browser();
  const page = async (after: unknown) =>
    (await browser.query(list, { shop: shop.businessSlug, first: 3, after })).data?.products;
  const first = await page(null);
  expect(first?.totalCount).toBe(7);
  const second = await page(first?.pageInfo?.endCursor);
  const third = await page(second?.pageInfo?.endCursor);
  const amounts = [first, second, third].flatMap((each) => JSON.parse(JSON.stringify(each?.edges)));
  expect(amounts.map(({ node }) => node.price.amount)).toEqual([
    '10.00',
    '10.01',
    '10.02',
    '10.03',
    '10.04',
    '10.05',
    '10.06',
  ]);
  expect(third?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const behindSecondEdge = await page(first?.edges?.[1]?.cursor);
  expect(behindSecondEdge?.edges?.[0]?.node?.price?.amount).toBe('10.02');
  const behindFifth = await page(second?.edges?.[1]?.cursor);
  expect(behindFifth?.edges?.[0]?.node?.price?.amount).toBe('10.05');
  const numbered = (await browser.query(list, { shop: shop.businessSlug, first: 3, page: 2 })).data?.products;
  expect(numbered?.edges?.[0]?.node?.price?.amount).toBe('10.03');
});

test('an unknown product is null, and invalid numbers are named', async () => {
  const browser = bff.browser();
  expect((await browser.query('{ product(by: { slug: "nothing" }) { id } }')).data).toEqual({ product: null });
  const { errors } = await browser.query('{ products(first: 101) { totalCount } }');
  expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
  const prices = await browser.query('{ products(filter: { minPrice: "cheap" }) { totalCount } }');
  expect(prices.errors?.[0]?.extensions?.fields?.[0]?.field).toBe('minPrice');
  const page = await browser.query('{ products(page: 0) { totalCount } }');
  expect(page.errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
});

test('all details of a long list take one more call, not one per product', async () => {
  const { shop } = await shopWith(70);
  const query = `query ($shop: String) {
    products(first: 100, filter: { shop: $shop }) { edges { node { description } } }
  }`;
  const { errors, data } = await bff.browser().query(query, { shop: shop.businessSlug });
  expect(errors).toBeUndefined();
  expect(data?.products?.edges?.length).toBeGreaterThan(60);
  expect(bff.calls).toHaveLength(2);
});

test('equal reads of visitors at the same time share one call', async () => {
  const { shop } = await shopWith(1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => bff.browser().query(list, { shop: shop.businessSlug })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(bff.calls.length).toBeLessThan(10);
});

test('a product is found by its slug or its id', async () => {
  const product = await market.world.createProduct({ name: 'Beads of Krobo' });
  const ask = (by: string) => bff.browser().query(`{ product(by: { ${by} }) { slug description } }`);
  const bySlug = await ask(`slug: "${product.slug}"`);
  expect(bySlug.data?.product?.slug).toBe(product.slug);
  expect(await ask(`id: "${product.id}"`)).toEqual(bySlug);
  for (const nothing of ['id: "nonsense"', 'slug: ""']) expect((await ask(nothing)).data?.product).toBeNull();
});

test('a page number beside a cursor is refused', async () => {
  const { data, errors } = await bff.browser().query('{ products(after: "x~1", page: 2) { totalCount } }');
  expect([data?.products, errors]).toMatchObject([null, [{ extensions: { code: 'INVALID_INPUT' } }]]);
});

test('a picture has its path and absolute URLs in the available widths', async () => {
  const { shop } = await shopWith(1);
  const picture = { id: newKey(), alt: 'A cloth', color: '#aabbcc', width: 1200, height: 900 };
  await market.db.$client.query('update products set primary_image = $1 where seller_slug = $2', [
    ...[JSON.stringify(picture), shop.businessSlug],
  ]);
  const { data } = await bff.browser().query(
    `query ($shop: String!) { products(filter: { shop: $shop }) { edges { node { primaryImage {
      path url small: url(width: 100, format: JPEG) huge: url(width: 9000, format: AVIF) } } } } }`,
    { shop: shop.businessSlug },
  );
  const image = data?.products?.edges?.[0]?.node?.primaryImage;
  const whole = `http://localhost:4000${image?.path}`;
  expect(image).toMatchObject({
    url: `${whole}/640.webp`,
    small: `${whole}/192.jpeg`,
    huge: `${whole}/1280.avif`,
  });
});
