import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

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

async function send(init: { query?: string; method?: string; headers?: Record<string, string>; path?: string }) {
  const { query, method = 'POST', headers = {}, path } = init;
  const body = query === undefined ? undefined : JSON.stringify({ query });
  const type: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' };
  const response = await bff
    .browser()
    .send({ method, headers: { ...type, ...headers }, ...(body && { body }), ...(path && { path }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const costly = `{ products(first: 100) { edges { node { related(first: 12) { reviews(first: 20) { edges { node {
  content title rating } } } } } } } }`;
const strict = { accept: 'application/graphql-response+json' };

test('a query that is too expensive is refused with its cost and the limit', async () => {
  const { body } = await send({ query: costly });
  const { code, cost } = body.errors[0].extensions;
  expect(code).toBe('TOO_COSTLY');
  expect(cost.asked).toBeGreaterThan(cost.allowed);
});

test('invalid requests have a code: a missing variable, a malformed cursor', async () => {
  const { body } = await send({ query: 'query ($many: Int!) { products(first: $many) { totalCount } }' });
  expect(body.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  const { body: lists } = await send({ query: '{ products(first: 1, after: "zzz") { totalCount } }' });
  expect(lists.errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'after' }] });
});

test('a request that is too large names the limit that it exceeds', async () => {
  const deep = `{ categories ${'{ children '.repeat(12)}{ id } ${'}'.repeat(12)} }`;
  const aliases = `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: inboxSeq`).join(' ')} }`;
  const long = `{ ${'inboxSeq '.repeat(2100)} }`;
  const extensionsOf = async (query: string) => (await send({ query })).body.errors[0].extensions;
  const code = 'DOCUMENT_TOO_LARGE';
  expect(await extensionsOf(deep)).toEqual({ code, document: { unit: 'levels', asked: 14, allowed: 10 } });
  expect(await extensionsOf(aliases)).toEqual({ code, document: { unit: 'aliases', asked: 21, allowed: 20 } });
  expect(await extensionsOf(long)).toEqual({ code, document: { unit: 'tokens', asked: null, allowed: 2000 } });
});

test("a request that cannot run is 400 under GraphQL's media type and 200 under JSON", async () => {
  for (const query of [costly, 'query ($id: ID!) { conversation(id: $id) { id } }']) {
    expect((await send({ query, headers: strict })).status).toBe(400);
    expect((await send({ query })).status).toBe(200);
  }
  // An error of a field leaves data.
  expect((await send({ query: '{ viewer { user { id } } }', headers: strict })).status).toBe(200);
});

test('other methods, content types and paths have a status and a code', async () => {
  const put = await send({ method: 'PUT', query: '{ inboxSeq }' });
  expect([put.status, put.headers.get('allow'), put.body.errors[0].extensions.code]).toEqual([
    ...[405, 'GET, HEAD, POST, OPTIONS', 'METHOD_NOT_ALLOWED'],
  ]);
  const xml = await send({ query: '{ inboxSeq }', headers: { 'content-type': 'application/xml' } });
  expect([xml.status, xml.body.errors[0].extensions.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  const lost = await send({ query: '{ inboxSeq }', path: '/graphql/nope' });
  expect([lost.status, lost.body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
});

test('a GET with a token needs no CSRF header', async () => {
  const user = await market.world.createUser();
  const login = `mutation { logIn(input: { email: "${user.email}", password: "${password}", answersTokens: true }) { tokens { accessToken } } }`;
  const { accessToken } = (await send({ query: login })).body.data.logIn.tokens;
  const path = `/graphql?query=${encodeURIComponent('{ viewer { user { id } } }')}`;
  expect((await send({ method: 'GET', path })).status).toBe(403);
  const { status, body } = await send({ method: 'GET', path, headers: { authorization: `Bearer ${accessToken}` } });
  expect([status, body.data?.viewer.user.id]).toEqual([200, user.id]);
});

test('errors over a socket have no HTTP status', async () => {
  const watched = watch(bff.browser().tab(), 'subscription { nothing }');
  await eventually(() => watched.errors.length > 0);
  expect(JSON.stringify(watched.errors)).not.toContain('"http"');
});
