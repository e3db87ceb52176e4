import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import registered from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { Agent, interceptors, request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let product: Awaited<ReturnType<typeof market.world.createProduct>>;

const ownFields = 'query Own($slug: String!) { product(by: { slug: $slug }) { id isFavorited } }';
const nested = 'query Tree { ...Roots } fragment Roots on Query { __typename categories { name } }';
const mixed = 'query Mixed { ...User categories { name } } fragment User on Query { viewer { user { id } } }';
const added = Object.fromEntries([ownFields, nested, mixed].map((text) => [hashOf(text), text]));
const documents: Record<string, string> = { ...registered, ...added };

/** A shared cache as a CDN is one: undici's, which keeps to RFC 9111. */
const cdn = new Agent().compose(interceptors.cache({ type: 'shared' }));

const home = { arrivals: 12, bargains: 12, featured: 12, smallPrice: '100.00' };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The web app's own document of this name. */
function named(name: string): string {
  const document = Object.entries(documents).find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text));
  if (!document) throw new Error(`The web app has no query ${name}`);
  return document[0];
}

function addressOf(hash: string, variables: object = {}): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`;
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(bff.url + path, { dispatcher: cdn, headers });
  return { ...answer, body: await answer.body.text() };
}

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  product = await market.world.createProduct();
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, documents });
});
afterAll(async () => {
  await cdn.close();
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

test.each([
  ['Home', home],
  ['Products', { filter: {}, orderBy: 'NEWEST' }],
  ['Suggestions', { query: 'phone' }],
  ['HeaderSearch', {}],
])("a second visitor's %s is served from the shared cache", async (name, variables) => {
  const path = addressOf(named(name), variables);
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect(JSON.parse(first.body).errors).toBeUndefined();
  expect(first.headers['cache-control']).toBe('public, max-age=5');
  expect(bff.calls.length).toBeGreaterThan(0);
  bff.calls.length = 0;
  const second = await get(path);
  expect(second.body).toBe(first.body);
  expect(second.headers.age).toBeDefined();
  expect(bff.calls).toEqual([]);
});

test('the screens of a product and of a shop are cached too', async () => {
  for (const path of [
    addressOf(named('ProductScreen'), { slug: product.slug }),
    addressOf(named('ShopScreen'), { slug: product.sellerSlug, first: 24 }),
  ]) {
    const { body } = await get(path);
    expect(JSON.parse(body).errors).toBeUndefined();
    bff.calls.length = 0;
    expect((await get(path)).body).toBe(body);
    expect(bff.calls).toEqual([]);
  }
});

test("a user's GET is neither cached nor answered from the cache, by cookie or by API key", async () => {
  const user = await market.world.createUser();
  const client = market.client();
  await client.post('/api/login', { email: user.email, password });
  const access = client.cookies.get('access') ?? '';
  const path = addressOf(named('User'));
  const shown: Record<string, string>[] = [{ cookie: `access=${access}` }, { authorization: `Bearer ${access}` }];
  for (const headers of shown) {
    const own = await get(path, { ...headers, 'x-graphql-yoga-csrf': '1' });
    expect(JSON.parse(own.body).data.viewer.user.id).toBe(user.id);
    expect(own.headers['cache-control']).toBe('private, no-store');
    const visitors = await get(path, { 'x-graphql-yoga-csrf': '1' });
    expect(JSON.parse(visitors.body).data.viewer).toBeNull();
    expect(visitors.headers['cache-control']).toBe('private, no-store');
  }
});

test('a public response is not cached for a user, and sets no cookie for a visitor', async () => {
  const path = addressOf(named('Home'), { ...home, arrivals: 3 });
  const headers = { cookie: 'access=whoever', 'x-graphql-yoga-csrf': '1' };
  expect((await get(path, headers)).headers['cache-control']).toBe('private, no-store');
  const visitors = await get(path);
  expect(visitors.headers['cache-control']).toMatch(/^public/);
  expect(visitors.headers['set-cookie']).toBeUndefined();
});

test('a document with a personal field anywhere is not cached', async () => {
  for (const hash of [named('ProductConversation'), hashOf(ownFields), hashOf(mixed)]) {
    expect((await get(addressOf(hash, { slug: 'any' }))).statusCode).toBe(403);
  }
  expect((await get(addressOf(hashOf(nested)))).headers['cache-control']).toMatch(/^public/);
});

test('a response with errors is not cached', async () => {
  const path = addressOf(named('Products'), { filter: {}, orderBy: 'NONE' });
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect(JSON.parse(first.body).errors).toHaveLength(1);
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect((await get(path)).headers.age).toBeUndefined();
});
