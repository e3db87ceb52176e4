import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { wishlistLimits } from '@besesaka/schema/wishlist/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let isDown = false;

const tokenBudget = { points: 1_000, seconds: 600 };
const persistedQuery = 'query Known { __typename categories { name } }';
const wish = 'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { errors { code } } }';
const hash = createHash('sha256').update(persistedQuery).digest('hex');

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: async (request) =>
      isDown ? new Response(null, { status: 503 }) : market.marketplace.fetch(request),
    bus: market.bus,
    documents: { [hash]: persistedQuery },
    // A tenth is for visitors.
    budget: { points: 20_000, seconds: 600 },
    tokenBudget,
  });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const post = (body: object, address: string) =>
  bff.browser().send({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify(body),
  });

test('an address that has used up its budget waits, and other addresses do not', async () => {
  const expensive = { query: '{ products(first: 100) { edges { node { id name } } } }' };
  let last = await post(expensive, '203.0.113.1');
  for (let turn = 0; turn < 6 && last.status === 200; turn += 1) last = await post(expensive, '203.0.113.1');
  expect(last.status).toBe(429);
  const seconds = Number(last.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  const { errors, extensions } = await last.json();
  expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: seconds });
  expect(extensions?.http).toBeUndefined();
  expect((await post(expensive, '203.0.113.2')).status).toBe(200);
});

test('refused queries cost points for their length', async () => {
  bff.calls.length = 0;
  for (const [query, address] of [
    [`{ nothing${'x'.repeat(1_500)} }`, '203.0.113.21'],
    [`{ broken ${' '.repeat(1_500)}`, '203.0.113.22'],
  ] as const) {
    expect((await post({ query }, address)).status).toBe(200);
    expect((await post({ query }, address)).status).toBe(429);
    expect((await post({ query: '{ __typename }' }, address)).status).toBe(429);
  }
  expect(bff.calls).toEqual([]);
});

test('registered documents cost nothing and return no budget headers', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  for (let turn = 0; turn < 4; turn += 1) await post({ query: `{ ${'x'.repeat(1_000)} }` }, '203.0.113.3');
  expect((await post({ query: '{ __typename }' }, '203.0.113.3')).status).toBe(429);
  const response = await post({ extensions }, '203.0.113.3');
  expect(response.status).toBe(200);
  expect(Object.keys(await response.json())).toEqual(['data']);
});

test('the headers state the remaining budget, also before anything is charged', async () => {
  const answer = await post({ query: '{ __typename }' }, '203.0.113.4');
  const { extensions } = await answer.json();
  const { left, refillsIn } = extensions.cost;
  expect(answer.headers.get('ratelimit-policy')).toBe('"cost";q=2000;w=600');
  expect(answer.headers.get('ratelimit')).toBe(`"cost";r=${left};t=${refillsIn}`);
  const over = await post({ query: `{ ${'x'.repeat(2_000)} }` }, '203.0.113.4');
  expect(over.headers.get('ratelimit')).toBe(`"cost";r=0;t=${over.headers.get('retry-after')}`);
});

test('cacheable responses and registered reads contain nothing about the budget of a user', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  await post({ query: '{ __typename }' }, '203.0.113.5');
  const path = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
  const cached = await bff.browser().send({ path, headers: { 'x-client-address': '203.0.113.5' } });
  expect(cached.headers.get('cache-control')).toMatch(/^public/);
  for (const answer of [cached, await post({ extensions }, '203.0.113.5')]) {
    expect([answer.headers.get('ratelimit'), answer.headers.get('ratelimit-policy')]).toEqual([null, null]);
  }
});

test('the response of a mutation has the budget of its user', async () => {
  const { id } = await market.world.createProduct();
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const headers = { 'content-type': 'application/json', 'x-client-address': '203.0.113.6' };
  const body = JSON.stringify({ query: wish, variables: { id } });
  const answer = await browser.send({ method: 'POST', headers, body });
  const most = wishlistLimits.changesPerMinute;
  expect(answer.headers.get('ratelimit-policy')).toBe(`"cost";q=20000;w=600, "wishlist-changes";q=${most};w=60`);
  expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`"wishlist-changes";r=${most - 1};t=\\d+$`));
  expect(answer.headers.get('access-control-expose-headers')).toContain('ratelimit, ratelimit-policy');
});

test('a user has the whole budget again as soon as the marketplace is available', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const headers = { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' };
  const body = JSON.stringify({ query: `{ ${'x'.repeat(2_000)} }` });
  const send = async () => (await browser.send({ method: 'POST', headers, body })).status;
  isDown = true;
  expect(await send()).toBe(429);
  isDown = false;
  expect(await send()).toBe(200);
});

test('an API key has its own budget at all addresses, and another key of the same user has another', async () => {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  const create = `mutation { createApiKey(input: { name: "Sync", scopes: [ORDERS_READ], days: 1 }) { secret } }`;
  const newToken = async () => String((await browser.query(create)).data?.createApiKey?.secret);
  const ask = (secret: string, address: string) =>
    bff.browser().send({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address, authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query: '{ products(first: 20) { edges { node { id name } } } }' }),
    });
  const secret = await newToken();
  const first = await ask(secret, '198.51.100.1');
  const { asked, left, refillsIn } = (await first.json()).extensions.cost;
  expect({ asked: asked > 50, isTokens: left <= tokenBudget.points - asked, refillsIn: refillsIn <= 600 }).toEqual({
    asked: true,
    isTokens: true,
    refillsIn: true,
  });
  expect(first.headers.get('ratelimit')).toContain(`"token-cost";r=${left};t=`);
  expect(first.headers.get('ratelimit-policy')).toContain(`"token-cost";q=${tokenBudget.points};w=600`);
  let last = first;
  for (let turn = 2; turn < 20 && last.status === 200; turn += 1) last = await ask(secret, `198.51.100.${turn}`);
  expect(last.status).toBe(429);
  const { errors } = await last.json();
  expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', cost: { asked: expect.any(Number), left: 0 } });
  expect(errors[0].extensions.retryAfter).toBe(Number(last.headers.get('retry-after')));
  expect((await ask(await newToken(), '198.51.100.1')).status).toBe(200);
});
