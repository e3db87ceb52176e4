import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
/** Calls that begin so are answered as by a marketplace that broke. */
let broken: string[] = [];

const text = '{ categories { id } products(first: 5) { edges { node { name } } } shops { totalCount } }';
const hash = createHash('sha256').update(text).digest('hex');

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  await market.world.createProduct({ name: 'Kente Stole' });
  const { fetch } = market.marketplace;
  bff = await startBff({
    marketplaceFetch: async (request) => {
      const { pathname } = new URL(request.url);
      return broken.includes(pathname) ? new Response('{}', { status: 500 }) : fetch(request);
    },
    bus: market.bus,
    documents: { [hash]: text },
  });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

async function get() {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const response = await fetch(`${bff.url}/graphql?extensions=${encodeURIComponent(extensions)}`);
  return { body: await response.json(), isCached: response.headers.get('cache-control') };
}

test.each([
  ['categories', '/api/v1/categories'],
  ['products', '/api/v1/products'],
  ['shops', '/api/shops'],
])('a fault of %s leaves the other fields intact, and the response is not cached', async (field, path) => {
  broken = [];
  const whole = await get();
  expect(whole.body.errors).toBeUndefined();
  expect(whole.isCached).toContain('public');
  broken = [path];
  const { body, isCached } = await get();
  expect(body.data).toEqual({ ...whole.body.data, [field]: null });
  expect(body.errors).toMatchObject([{ path: [field], extensions: { code: 'INTERNAL' } }]);
  expect(isCached).toBe('private, no-store');
});
