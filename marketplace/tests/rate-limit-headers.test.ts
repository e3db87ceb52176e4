import { wishlistLimits } from '@besesaka/schema/wishlist/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { say, startChat, talking } from './chat/talkers.ts';
import { shipping, shopper } from './orders/shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const most = wishlistLimits.changesPerMinute;
const limitHeaders = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
const left = ({ headers }: { headers: Headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

test('a counted call has rate limit headers, also when it is refused', async () => {
  const buyer = await shopper(market);
  const { id } = await market.world.createProduct();
  const wish = () => buyer.post('/api/add-to-wishlist', { product_id: id });
  const first = await wish();
  expect(first.status).toBeLessThan(300);
  expect(first.headers.get('ratelimit-policy')).toBe(`"wishlist-changes";q=${most};w=60`);
  expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"wishlist-changes";r=${most - 1};t=(60|59)$`));
  let last = await wish();
  for (let turn = 0; turn < most && last.status !== 429; turn += 1) last = await wish();
  expect(last.status).toBe(429);
  expect(last.headers.get('ratelimit')).toBe(`"wishlist-changes";r=0;t=${last.headers.get('retry-after')}`);
});

test('limits stored in the database have headers too: on success, refusal and failure', async () => {
  const ownMarket = await startTestMarketplace({
    environment: { ORDER_CHECKOUTS_PER_HOUR: '3', ORDER_CHECKOUTS_WAITING: '2' },
  });
  const buyer = await shopper(ownMarket);
  const { id } = await ownMarket.world.createProduct();
  const order = (quantity = 1) => buyer.post('/api/orders/single', { product_id: id, quantity, ...shipping });
  const quotas = ({ headers }: { headers: Headers }) =>
    [...(headers.get('ratelimit') ?? '').matchAll(/"([\w-]+)";r=(\d+);t=(\d+)/g)]
      .map(([, name, left, t]) => ({ name, left: Number(left), t: Number(t) }))
      .filter(({ name }) => name?.startsWith('orders'));
  const first = await order();
  expect(first.status).toBe(201);
  expect(first.headers.get('ratelimit-policy')).toContain('"orders";q=3;w=3600, "orders-waiting";q=2;w=259200');
  expect(quotas(first)).toEqual([
    { name: 'orders', left: 2, t: 3600 },
    { name: 'orders-waiting', left: 1, t: 259200 },
  ]);
  const none = await order(10_000);
  expect(none.body.code).toBe('INSUFFICIENT_STOCK');
  expect(quotas(none)).toMatchObject([{ left: 2 }, { left: 1 }]);
  expect(quotas(await order())).toMatchObject([{ left: 1 }, { left: 0 }]);
  const refused = await order();
  expect(refused.status).toBe(429);
  expect(quotas(refused)).toEqual([expect.objectContaining({ left: 1 }), expect.objectContaining({ left: 0 })]);
  expect(String(quotas(refused)[1]?.t)).toBe(refused.headers.get('retry-after'));
  const mailed = [];
  for (let turn = 0; turn < 4; turn += 1) mailed.push(await buyer.post('/api/auth/email-confirmation/request'));
  expect(mailed.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(mailed.map(left)).toEqual([2, 1, 0, 0]);
  expect(limitHeaders(mailed[0] ?? first)[0]).toBe('"email-confirmations";q=3;w=3600');
  await ownMarket.close();
});

test('the reads of an API key count together, also without its scope; those behind GraphQL do not', async () => {
  const buyer = await shopper(market);
  const made = await buyer.post('/api/api-keys', { name: 'Sync', scopes: ['orders:read'], days: 30 });
  const authorization = `Bearer ${String(made.body.secret)}`;
  const read = (path: string) => market.client().get(path, { authorization });
  const [first, second, third] = [
    await read('/api/orders/user'),
    await read('/api/wishlist'),
    await read('/api/shops'),
  ];
  expect([first.status, second.status, third.status]).toEqual([200, 403, 200]);
  expect(limitHeaders(first)[0]).toBe('"reads";q=1200;w=60');
  expect([first, second, third].map(left)).toEqual([1199, 1198, 1197]);
  const service = { authorization, 'x-service-secret': testSecrets.SERVICE_SECRET };
  expect(limitHeaders(await market.client().get('/api/orders/user', service))).toEqual([null, null]);
});

test('reads and cacheable responses have no rate limit headers', async () => {
  const buyer = await shopper(market);
  const { slug } = await market.world.createProduct();
  for (const path of ['/api/wishlist', `/api/v1/products/${slug}`, '/api/openapi.json']) {
    expect(limitHeaders(await buyer.get(path)), path).toEqual([null, null]);
  }
});

test('a call that gives back its count returns the limit after that', async () => {
  const ownMarket = await startChat({ CHAT_MESSAGES_PER_MINUTE: '' });
  const { buyer, id } = await talking(ownMarket);
  const said = await say(buyer, id, 'There?');
  const before = left(said);
  expect(before).toBeGreaterThan(0);
  const refused = await say(buyer, id, '', { attachment_id: newId() });
  expect(refused.status).toBe(400);
  expect(left(refused)).toBe(before);
  expect(left(await say(buyer, id, 'Still?'))).toBe(before - 1);
  await ownMarket.close();
});
