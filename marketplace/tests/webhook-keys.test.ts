import type { Scope } from '@besesaka/schema/kernel/scopes.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEndpoints } from '#webhooks/tables.ts';
import { orderedPicture, startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let w: WebhookWorld;
beforeAll(async () => {
  w = await startWebhookWorld();
});
beforeEach(() => w.reset());
afterAll(() => w.close());

type Seller = Awaited<ReturnType<WebhookWorld['seller']>>;

async function keyOf({ browser }: Seller, ...scopes: Scope[]) {
  const { body } = await browser.post('/api/api-keys', { name: 'Deployment', scopes, days: 30 });
  return w.it.client({ authorization: `Bearer ${body.secret}` });
}

const missing = (scope: Scope) => ({
  status: 403,
  body: { code: 'SCOPE_MISSING', error: kernelTexts.scopeMissing(scope) },
});
const printer = (events: string[]) => ({ name: 'Printer', url: w.url, events });

test('a key with its scopes creates, proves, lists, changes, rotates, sends again and deletes', async () => {
  const one = await w.seller();
  const key = await keyOf(one, 'webhooks:write', 'orders:read');
  w.it.clock.pass({ minutes: 11 });
  const made = await key.post('/api/webhook-endpoints', printer(['order.placed']));
  expect(made).toMatchObject({ status: 201, body: { state: 'unproven', secret: expect.stringMatching(/^whsec_/) } });
  const path = `/api/webhook-endpoints/${made.body.id}`;
  w.seen.isEchoing = true;
  const test = await key.post(`${path}/test`);
  await w.run();
  expect((await key.get('/api/webhook-endpoints')).body.results).toMatchObject([{ state: 'active' }]);
  expect((await key.patch(path, { name: 'Printer 2' })).body).toMatchObject({ name: 'Printer 2' });
  expect((await key.post(`${path}/secret`)).body.secret).not.toBe(made.body.secret);
  expect((await key.post(`/api/webhook-deliveries/${test.body.id}/redeliver`)).status).toBe(200);
  expect((await key.get(`${path}/deliveries`)).body.results).toHaveLength(1);
  expect((await key.delete(path)).body.results).toEqual([]);
});

test('a key passes on no more than it reads itself', async () => {
  const one = await w.seller();
  const key = await keyOf(one, 'webhooks:write', 'products:read');
  const reading = await keyOf(one, 'webhooks:read', 'orders:read');
  const { body: orders } = await one.prove(['order.placed', 'product.sold_out']);
  await w.emitOrders(one, ['A']);
  await w.run();
  expect(await key.post('/api/webhook-endpoints', printer(['order.placed']))).toMatchObject(missing('orders:read'));
  const { body: own } = await key.post('/api/webhook-endpoints', printer(['product.sold_out']));
  const change = await key.patch(`/api/webhook-endpoints/${own.id}`, { events: ['order.placed'] });
  expect(change).toMatchObject(missing('orders:read'));
  // No scope reads payments.
  expect((await key.post('/api/webhook-endpoints', printer(['payment.changed']))).body.code).toBe('SCOPE_MISSING');
  expect(await reading.post('/api/webhook-endpoints', printer(['order.placed']))).toMatchObject(
    missing('webhooks:write'),
  );
  const listed = async () =>
    Object.values((await key.get('/api/webhook-endpoints')).body.results ?? {}).map(({ id }) => id);
  expect(await listed()).toEqual([own.id]);
  const path = `/api/webhook-endpoints/${orders.id}`;
  const { body: log } = await one.browser.get(`${path}/deliveries?event=order.placed`);
  const again = `/api/webhook-deliveries/${log.results?.[0]?.id}/redeliver`;
  const hidden = () => [
    ...[key.patch(path, { url: `${w.url}/mine` }), key.delete(path), key.post(`${path}/secret`), key.post(again)],
    ...[key.post(`${path}/test`), key.get(`${path}/deliveries`)],
  ];
  for (const call of hidden()) expect((await call).status).toBe(404);
  // Its user leaves out the orders: the key reaches the endpoint, but no order.
  w.seen.answer = 503;
  await w.emitOrders(one, ['B']);
  await w.run();
  await one.browser.patch(path, { events: ['product.sold_out'] });
  expect(await listed()).toContain(orders.id);
  expect((await key.get(`${path}/deliveries`)).body.results).toMatchObject([{ type: 'endpoint.test' }]);
  expect((await key.post(again)).status).toBe(404);
  const { body: left } = await one.browser.get(`${path}/deliveries?event=order.placed`);
  expect(left.results).toMatchObject([{ state: 'expired' }, { state: 'delivered' }]);
});

test('a key that was revoked creates nothing', async () => {
  const one = await w.seller();
  const key = await keyOf(one, 'webhooks:write', 'orders:read');
  const { body } = await one.browser.get('/api/api-keys');
  await one.browser.delete(`/api/api-keys/${body.results?.[0]?.id}`);
  expect((await key.post('/api/webhook-endpoints', printer(['order.placed']))).status).toBe(401);
  expect(await w.it.db.$count(webhookEndpoints)).toBe(0);
});

test('the feed has the bodies of webhooks for the events that the key may read, with whole addresses', async () => {
  const one = await w.seller();
  await w.emitOrders(one, ['A', 'B']);
  const key = await keyOf(one, 'webhooks:read', 'orders:read');
  const { body: feed } = await key.get('/api/webhook-feed?after_seq=0');
  expect(feed).toMatchObject({ kinds: ['order.placed', 'order.changed'], after: expect.any(Number) });
  const bodies = Object.values(feed.events ?? {}).map(({ body }) => JSON.parse(String(body)));
  expect(bodies).toMatchObject([
    { type: 'order.placed', url: `${w.it.config.publicUrl}/dashboard/orders/A` },
    { type: 'order.placed', url: `${w.it.config.publicUrl}/dashboard/orders/B` },
  ]);
  expect(bodies[0].data.order.items[0].product_image).toBe(w.it.config.publicUrl + orderedPicture);
  const rest = await key.get(`/api/webhook-feed?after_seq=${feed.after}`);
  expect(rest.body).toMatchObject({ events: [], after: feed.after });
  const chats = await keyOf(one, 'webhooks:read', 'chat:read');
  expect((await chats.get('/api/webhook-feed?after_seq=0')).body).toMatchObject({ events: [] });
});
