import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#platform/cost/limits.ts';
import { serviceSecret, silent, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const publicRead = 'query Count { products(first: 1) { totalCount } categories { name } }';
const ownRead = 'query Me { viewer { user { id } } }';
const ownWrite = 'mutation Out { logOut { errors { code } } }';
const failing = 'mutation In($input: LogInInput!) { logIn(input: $input) { errors { __typename message } } }';
const documents = Object.fromEntries([publicRead, ownRead, ownWrite, failing].map((text) => [hashOf(text), text]));

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, documents });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const hashOnly = (text: string) =>
  `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } }))}`;

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  bff.browser().send({ method: 'POST', headers, body });

test("graphql-http's audits find no errors", async () => {
  const audits = serverAudits({
    url: `${bff.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = { 'x-graphql-yoga-csrf': '1', ...Object.fromEntries(new Headers(init.headers)) };
      return fetch(url, { ...init, headers });
    },
  });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const errors = results.filter(({ status }) => status === 'error').map(({ name }) => name);
  expect(results.length).toBeGreaterThan(50);
  expect(errors).toEqual([]);
});

test("a visitor's registered public read is allowed as a plain GET and may be cached", async () => {
  const browser = bff.browser();
  bff.calls.length = 0;
  const response = await browser.send({ path: hashOnly(publicRead) });
  expect(response.status).toBe(200);
  expect((await response.json()).data.products.totalCount).toBe(0);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=/);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('every other GET needs the CSRF header, and a GET never runs a mutation', async () => {
  const browser = bff.browser();
  expect((await browser.send({ path: '/graphql?query={__typename}' })).status).toBe(403);
  expect((await browser.send({ path: hashOnly(ownRead) })).status).toBe(403);
  const headers = { 'x-graphql-yoga-csrf': '1' };
  const own = await browser.send({ path: hashOnly(ownRead), headers });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await browser.send({ path: hashOnly(ownWrite), headers })).status).toBe(405);
});

test('registered documents run compiled, with errors as data and checked variables', async () => {
  const send = (text: string, variables?: object) =>
    post(JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } }, variables }));
  const refused = await send(failing, { input: { email: 'nobody@example.com', password: 'x' } });
  expect((await refused.json()).data.logIn.errors[0].__typename).toBe('RefusedError');
  expect(JSON.stringify(await (await send(failing)).json())).toContain('input');
  const unknown = await (await send('{ unknown }')).json();
  expect(unknown.errors[0].message).toBe('PersistedQueryNotSupported');
});

test('forms, uploads and batches are refused', async () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(403);
  expect((await post('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
    403,
  );
  const form = new FormData();
  form.set('operations', body);
  expect((await bff.browser().send({ method: 'POST', body: form })).status).toBe(403);
  expect((await post(`[${body},${body}]`)).status).toBe(400);
  expect((await post('{ broken')).status).toBe(400);
  const large = await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(limits.bodyBytes)}` }));
  expect([large.status, large.headers.get('connection')]).toEqual([413, 'close']);
});

test('deep, expensive, repeated and long operations are refused before any call', async () => {
  bff.calls.length = 0;
  const deep = `{ categories ${'{ children '.repeat(12)}{ id }${' }'.repeat(12)} }`;
  const expensive = `{ products(first: 100) { edges { node { reviews(first: 100) { edges { node { id title content rating a: rating b: rating c: rating } } } } } } }`;
  const repeated = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: viewer { user { id } }`).join(' ')} }`;
  const long = `{ ${'viewer { user { id } } '.repeat(1000)} }`;
  for (const query of [deep, expensive, repeated, long]) {
    const { errors } = await (await post(JSON.stringify({ query }))).json();
    expect(errors).toHaveLength(1);
  }
  expect(bff.calls).toEqual([]);
});

test('an error of ours shows only the request id, and the log has it too', async () => {
  const lines: unknown[] = [];
  const broken = await startBff({
    bus: market.bus,
    marketplaceFetch: async () => new Response('<h1>stack trace</h1>', { status: 500 }),
    log: { ...silent, info: (line: unknown) => void lines.push(line) },
  });
  const response = await broken.browser().send({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-12345' },
    body: JSON.stringify({ query: '{ categories { id } }' }),
  });
  const text = await response.text();
  expect(text).toContain('request-12345');
  expect(text).toContain('"INTERNAL"');
  expect(text).not.toContain('stack trace');
  expect(text).not.toContain('answered');
  expect(lines).toMatchObject([{ request: 'request-12345', method: 'POST', path: '/graphql', status: 200 }]);
  expect(JSON.stringify(lines)).not.toContain('categories');
  await broken.close();
});

test('GraphiQL, introspection and the schema file are on or off together', async () => {
  const headers = { accept: 'text/html' };
  const closed = await startBff({
    bus: market.bus,
    marketplaceFetch: market.marketplace.fetch,
    config: { graphiql: false },
  });
  expect((await closed.browser().send({ headers })).headers.get('content-type') ?? '').not.toContain('text/html');
  const { errors } = await closed.browser().query('{ __schema { types { name } } }');
  expect(JSON.stringify(errors)).toContain('introspection');
  expect((await closed.browser().send({ path: '/graphql/schema.graphql' })).status).toBe(404);
  await closed.close();
});

test('the schema file has all descriptions', async () => {
  const response = await bff.browser().send({ path: '/graphql/schema.graphql' });
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toBe(await readFile(new URL(import.meta.resolve('@besesaka/schema/schema.graphql')), 'utf8'));
  expect(text).toMatch(/\n"""\n/);
  const packed = await bff.browser().send({ path: '/graphql/schema.graphql', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(text);
  const headers = { 'if-none-match': String(packed.headers.get('etag')) };
  const unchanged = await bff.browser().send({ path: '/graphql/schema.graphql', headers });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  expect(unchanged.headers.get('cache-control')).toBe('public, max-age=60');
  expect((await bff.browser().send({ path: '/graphql/schema.graphql', method: 'POST' })).status).toBe(404);
});

test('suggestions of names appear only if the schema is public', async () => {
  const closed = await startBff({
    bus: market.bus,
    marketplaceFetch: market.marketplace.fetch,
    config: { graphiql: false },
  });
  const order = 'query ($by: ProductOrder) { products(orderBy: $by) { totalCount } }';
  const filter = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
  const slips: [string, Record<string, unknown>?][] = [
    ['{ produtcs { totalCount } }'],
    ['{ products(fist: 1) { totalCount } }'],
    ['{ products(orderBy: NEWST) { totalCount } }'],
    ['{ ... on Qery { __typename } }'],
    ['query ($by: ProductOder) { products(orderBy: $by) { totalCount } }'],
    [order, { by: 'NEWST' }],
    [filter, { filter: { categry: 'x' } }],
  ];
  for (const [text, variables] of slips) {
    const hinted = await bff.browser().query(text, variables);
    expect(JSON.stringify(hinted.errors), text).toContain('Did you mean');
    const plain = await closed.browser().query(text, variables);
    expect(plain.errors?.[0]).toBeDefined();
    expect(JSON.stringify(plain.errors), text).not.toContain('Did you mean');
  }
  await closed.close();
});

test('every response has the security headers, on https also Strict-Transport-Security', async () => {
  const secure = await startBff({
    bus: market.bus,
    marketplaceFetch: market.marketplace.fetch,
    config: { publicUrl: 'https://besesaka.test' },
  });
  const json = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers: json, body: JSON.stringify({ query: '{ __typename }' }) };
  for (const [sent, isSecure] of [
    [await bff.browser().send(init), false],
    [await secure.browser().send({ ...init, headers: { ...json, origin: 'https://besesaka.test' } }), true],
    [await secure.browser().send({ ...init, headers: { ...json, origin: 'https://evil.example' } }), true],
    [await secure.browser().send({ headers: { accept: 'text/html' } }), true],
    [await secure.browser().send({ path: '/graphql/nothing' }), true],
  ] as const) {
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sent.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(sent.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(sent.headers.has('strict-transport-security')).toBe(isSecure);
  }
  await secure.close();
});
