import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';

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
beforeEach(() => {
  bff.calls.length = 0;
});

async function seller() {
  const shop = await market.world.createShop();
  const browser = bff.browser();
  await browser.logIn(shop.owner.email, password);
  bff.calls.length = 0;
  return { shop, browser };
}

const shelf = `query ($filter: OwnProductFilter, $orderBy: OwnProductOrder! = NEWEST, $after: String) { viewer { shop {
  products(filter: $filter, orderBy: $orderBy, after: $after) {
    totalCount pageInfo { endCursor } edges { node { slug name isActive } } } } } }`;

async function read(browser: Browser, variables: Record<string, unknown> = {}) {
  const { data, errors } = await browser.query(shelf, variables);
  expect(errors).toBeUndefined();
  const { totalCount, edges, pageInfo } = data?.viewer?.shop?.products ?? {};
  return {
    totalCount,
    end: pageInfo?.endCursor,
    names: Object.values(edges ?? {}).map(({ node }) => String(node?.name)),
  };
}

test("a seller's products include drafts, twelve per page, searched and sorted, and no products of other shops", async () => {
  const { shop, browser } = await seller();
  const category = await market.world.createCategory();
  for (let n = 0; n < 13; n += 1) {
    await market.world.createProduct({
      shop,
      category,
      name: `Stole ${String(n).padStart(2, '0')}`,
      isActive: n !== 3,
    });
  }
  await market.world.createProduct({ category, name: 'Stole of another' });
  const first = await read(browser, { orderBy: 'NAME_A_TO_Z' });
  expect(first.totalCount).toBe(13);
  expect(first.names).toHaveLength(12);
  expect(first.names.slice(2, 5)).toEqual(['Stole 02', 'Stole 03', 'Stole 04']);
  expect(bff.calls.map((call) => call.split('?')[0])).toEqual(['GET /api/me', 'GET /api/my-products']);
  expect((await read(browser, { orderBy: 'NAME_A_TO_Z', after: first.end })).names).toEqual(['Stole 12']);
  expect(await read(browser, { filter: { query: 'stole 07' } })).toMatchObject({ totalCount: 1, names: ['Stole 07'] });
  expect((await read(browser, { filter: { category: 'nothing-of-ours' } })).totalCount).toBe(0);
});

test('a user without a shop has no own products, and a visitor gets an error', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  expect(await browser.query(shelf)).toEqual({ data: { viewer: { shop: null } } });
  expect(await bff.browser().query(shelf)).toEqual({ data: { viewer: null } });
});

/** Brought past GraphQL, as browsers do. */
async function bring(browser: Browser, count: number): Promise<string[]> {
  const colour = { width: 90, height: 60, channels: 3 as const, background: '#0f5c43' };
  const jpeg = new Uint8Array(await sharp({ create: colour }).jpeg().toBuffer());
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = new FormData();
    body.append('file', new Blob([jpeg], { type: 'image/jpeg' }), 'one.jpg');
    const headers = { cookie: browser.cookie(), origin: 'http://localhost:4000' };
    const url = 'http://localhost:4000/api/uploads?purpose=product-picture';
    const answer = await market.marketplace.fetch(new Request(url, { method: 'POST', body, headers }));
    ids.push((await answer.json()).id);
  }
  return ids;
}

const failing = 'errors { __typename code message ... on ValidationError { fields { field messages } } }';
const create = `mutation ($input: CreateProductInput!) { result: createProduct(input: $input) {
  product { slug name price { amount } stockQuantity isActive images { id } specifications { key value } }
  ${failing}
} }`;
const put = (verb: 'archiveProduct' | 'restoreProduct') =>
  `mutation ($slug: String!) { result: ${verb}(input: { slug: $slug }) { product { isArchived } ${failing} } }`;

test('a product is created with its pictures, archived and restored', async () => {
  const { browser } = await seller();
  const field = { id: 'weave', label: 'Weave', type: 'text' as const, placeholder: '', required: true, options: [] };
  const { slug: category } = await market.world.createCategory({ fields: [field] });
  const input = {
    name: 'Bonwire Stole',
    description: 'Woven by hand in Bonwire.',
    price: '340.00',
    stockQuantity: 4,
    category,
    isActive: true,
    specifications: [{ key: 'weave', value: 'Double' }],
  };
  const few = await browser.query(create, { input: { ...input, imageIds: await bring(browser, 2) } });
  expect(Object.values(resultOf(few.data?.result)?.fields ?? {}).map(({ field }) => String(field))).toEqual([
    'imageIds',
  ]);
  const imageIds = await bring(browser, 3);
  const { data } = await browser.query(create, { input: { ...input, imageIds } });
  expect(resultOf(data?.result)).toMatchObject({
    name: 'Bonwire Stole',
    price: { amount: '340.00' },
    stockQuantity: 4,
    isActive: true,
    images: { length: 3 },
    specifications: [{ key: 'weave', value: 'Double' }],
  });
  const slug = String(resultOf(data?.result)?.slug);
  expect(resultOf((await browser.query(put('archiveProduct'), { slug })).data?.result)).toEqual({
    isArchived: true,
  });
  expect((await read(browser)).totalCount).toBe(0);
  expect(
    (await bff.browser().query('query ($slug: String!) { product(by: { slug: $slug }) { id } }', { slug })).data,
  ).toEqual({
    product: null,
  });
  const other = await seller();
  expect(resultOf((await other.browser.query(put('restoreProduct'), { slug })).data?.result)?.code).toMatch(
    /FORBIDDEN|NOT_FOUND/,
  );
  expect(resultOf((await browser.query(put('restoreProduct'), { slug })).data?.result)?.isArchived).toBe(false);
  expect((await read(browser)).names).toEqual(['Bonwire Stole']);
});

const change = `mutation ($input: ChangeProductInput!) { result: changeProduct(input: $input) {
  product { stockQuantity price { amount } }
  ${failing}
} }`;

test('a stale change of the price is refused; stock changes add up, and a repeated request counts once', async () => {
  const { shop, browser } = await seller();
  const { slug } = await market.world.createProduct({ shop, stockQuantity: 7, pricePesewas: 35_000 });
  const send = async (input: object) => {
    const { data, errors } = await browser.query(change, { input: { slug, ...input } });
    expect(errors).toBeUndefined();
    return resultOf(data?.result);
  };
  expect(await send({ price: '340.00', version: 1 })).toMatchObject({ price: { amount: '340.00' } });
  expect(await send({ price: '300.00', version: 1 })).toMatchObject({ code: 'STALE' });
  const more = { stockBy: 10, idempotencyKey: crypto.randomUUID() };
  expect(await send(more)).toMatchObject({ stockQuantity: 17 });
  expect(await send(more)).toMatchObject({ stockQuantity: 17 });
  expect(await send({ stockBy: -18 })).toMatchObject({ stockQuantity: 0 });
});
