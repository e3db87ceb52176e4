import { createHmac } from 'node:crypto';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { collectEvents, expireDeliveries } from '#webhooks/collect-events.ts';
import { runWebhooks } from '#webhooks/deliver.ts';
import { signatures } from '#webhooks/secrets.ts';
import { webhookDeliveries, webhookEndpoints } from '#webhooks/tables.ts';
import { password } from '#world/world.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let w: WebhookWorld;
beforeAll(async () => {
  w = await startWebhookWorld();
});
beforeEach(() => w.reset());
afterAll(() => w.close());

test('the signature follows the public scheme', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const body = '{"test": 2432232314}';
  expect(signatures([key], { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body })).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('chosen events arrive once, signed and in order, with the data of the log', async () => {
  const one = await w.seller();
  const { body: made } = await one.prove(['order.placed', 'order.changed']);
  expect(made).toMatchObject({ state: 'unproven', secret: expect.stringMatching(/^whsec_/), waiting: 0 });
  await w.emitOrders(one, ['A', 'B']);
  await w.emitOrders(one, ['A'], 2);
  await w.run();
  await w.run();
  const bodies = w.seen.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type, data }) => `${type} ${data.order.order_id}`).toSorted()).toEqual([
    ...['order.changed A', 'order.placed A', 'order.placed B'],
  ]);
  const ofA = bodies.filter(({ data }) => data.order.order_id === 'A');
  expect(ofA.map(({ data }) => data.order.version)).toEqual([1, 2]);
  for (const { headers, body } of w.seen.received) {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    const key = Buffer.from(String(made.secret).slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(body).id).toBe(id);
  }
});

test("an endpoint that was down for an hour then gets a thousand events, each order's in order", async () => {
  const one = await w.seller();
  await one.prove(['order.placed', 'order.changed']);
  w.seen.answer = 503;
  for (let version = 1; version <= 10; version += 1)
    await w.emitOrders(
      one,
      Array.from({ length: 100 }, (_, n) => `O${n}`),
      version,
    );
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await w.run();
    w.it.clock.pass({ seconds: 600 });
  }
  w.seen.answer = 200;
  const before = new Set(w.seen.received.map(({ headers }) => headers['webhook-id']));
  w.seen.received = [];
  w.it.clock.pass({ seconds: 3_700 });
  await w.run();
  const bodies = w.seen.received.map(({ body }) => JSON.parse(body));
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1000);
  // An attempt that failed and the one that succeeded have the same id.
  expect([...before].every((id) => bodies.some((body) => body.id === id))).toBe(true);
  const versions = new Map<string, number[]>();
  for (const { data } of bodies)
    versions.set(data.order.order_id, [...(versions.get(data.order.order_id) ?? []), data.order.version]);
  expect(new Set([...versions.values()].map(String))).toEqual(new Set(['1,2,3,4,5,6,7,8,9,10']));
}, 60_000);

test('a delivery that a dead process claimed is sent by another, and none is sent twice before', async () => {
  const one = await w.seller();
  await one.prove(['order.placed']);
  await w.emitOrders(one, ['C']);
  const context = w.it.context();
  // It dies after the claim: the answer never comes back to w.it.
  let transactions = 0;
  const transaction = (...args: Parameters<typeof context.db.transaction>) => {
    transactions += 1;
    return transactions === 1 ? context.db.transaction(...args) : Promise.reject(new Error());
  };
  const dies = { ...context, db: Object.create(context.db, { transaction: { value: transaction } }) };
  await collectEvents(context);
  await runWebhooks({ context: () => dies, isClosing: () => false }).catch(() => {});
  await w.run();
  expect(w.seen.received.length, 'it is claimed').toBe(1);
  w.it.clock.pass({ seconds: 61 });
  await w.run();
  await w.run();
  expect(w.seen.received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(w.seen.received[0]?.headers['webhook-id']),
  );
});

test('after a day of failures an endpoint stops with a notice, keeps its queue for three days, and a resume sends it', async () => {
  const one = await w.seller();
  const { body: made } = await one.prove(['order.placed']);
  w.seen.answer = 500;
  await w.emitOrders(one, ['D']);
  for (let hours = 0; hours < 26; hours += 1) {
    await w.run();
    w.it.clock.pass({ seconds: 3_700 });
  }
  const again = w.it.client();
  await again.post('/api/login', { email: one.email, password });
  const { body: endpoints } = await again.get('/api/webhook-endpoints');
  expect(endpoints.results).toMatchObject([{ state: 'stopped', waiting: 1 }]);
  const { body: notices } = await again.get('/api/notifications');
  expect(JSON.stringify(notices)).toContain('Webhook endpoint stopped');
  await w.emitOrders(one, ['E']);
  await w.run();
  w.seen.received = [];
  w.seen.answer = 200;
  await again.patch(`/api/webhook-endpoints/${made.id}`, { is_paused: false });
  await w.run();
  expect(w.seen.received.map(({ body }) => JSON.parse(body).data.order.order_id).toSorted()).toEqual(['D', 'E']);
  w.seen.answer = 500;
  await w.emitOrders(one, ['F']);
  await w.run();
  w.it.clock.pass({ seconds: (3 * dayMs + hourMs) / 1000 });
  await expireDeliveries(w.it.context());
  const last = w.it.client();
  await last.post('/api/login', { email: one.email, password });
  const { body: log } = await last.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  expect(log.results?.[0]).toMatchObject({ state: 'expired', status: 500, problem: 'The endpoint answered 500.' });
});

test('an old delivery that is sent again waits as long as a new one, and does not expire while it is sent', async () => {
  const one = await w.seller();
  const { body: made } = await one.prove(['order.placed']);
  await w.emitOrders(one, ['G']);
  await w.run();
  w.it.clock.pass({ seconds: (3 * dayMs + hourMs) / 1000 });
  const again = w.it.client();
  await again.post('/api/login', { email: one.email, password });
  const latest = async () => (await again.get(`/api/webhook-endpoints/${made.id}/deliveries`)).body.results?.[0];
  await again.post(`/api/webhook-deliveries/${(await latest())?.id}/redeliver`);
  await expireDeliveries(w.it.context());
  expect(await latest()).toMatchObject({ state: 'waiting' });
  await w.it.db.update(webhookDeliveries).set({ queuedAt: new Date(0) });
  w.seen.meanwhile = () => expireDeliveries(w.it.context());
  await w.run();
  expect(await latest()).toMatchObject({ state: 'delivered', status: 200 });
});

test('a test event is sent, a delivery is sent again, and a new secret signs beside the old one', async () => {
  const one = await w.seller();
  const { body: made } = await one.prove(['order.placed']);
  expect((await one.browser.post(`/api/webhook-endpoints/${made.id}/test`)).status).toBe(201);
  await w.run();
  expect(JSON.parse(w.seen.received[0]?.body ?? '')).toMatchObject({ type: 'endpoint.test' });
  const { body: log } = await one.browser.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  const delivery = log.results?.[0];
  expect(delivery).toMatchObject({ state: 'delivered', status: 200, attempt_count: 1, attempts: [{ status: 200 }] });
  const { body: rotated } = await one.browser.post(`/api/webhook-endpoints/${made.id}/secret`);
  expect(rotated.secret).not.toBe(made.secret);
  expect((await one.browser.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`)).status).toBe(200);
  await w.run();
  expect(w.seen.received[1]?.body).toBe(w.seen.received[0]?.body);
  expect(String(w.seen.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  w.it.clock.pass({ seconds: (25 * hourMs) / 1000 });
  const again = w.it.client();
  await again.post('/api/login', { email: one.email, password });
  await again.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`);
  await w.run();
  expect(String(w.seen.received[2]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('private addresses, other users and a sixth endpoint are refused', async () => {
  const one = await w.seller();
  const odd = [
    'https://example.com\\@127.0.0.1/',
    'https:example.com',
    'https://example.com/#a',
    'https://a@example.com/',
  ];
  for (const to of ['https://10.0.0.1/', 'http://example.com/', 'https://example.com:8443/', 'nonsense', ...odd])
    expect((await one.create(['order.placed'], to)).body).toMatchObject({
      details: {
        url: [expect.toBeOneOf([texts.urlInvalid, texts.urlInvalidHere(w.it.config.webhookLoopbackPorts[0] ?? 0)])],
      },
    });
  const made = await one.create(['order.placed']);
  const other = await w.seller();
  for (const call of [
    other.browser.delete(`/api/webhook-endpoints/${made.body.id}`),
    other.browser.get(`/api/webhook-endpoints/${made.body.id}/deliveries`),
    other.browser.post(`/api/webhook-endpoints/${made.body.id}/test`),
  ])
    expect((await call).status).toBe(404);
  for (let n = 0; n < 4; n += 1) expect((await one.create(['order.placed'])).status).toBe(201);
  expect(await one.create(['order.placed'])).toMatchObject({ status: 400, body: { error: texts.tooMany } });
  expect((await one.browser.delete(`/api/webhook-endpoints/${made.body.id}`)).body.results).toHaveLength(4);
  expect(await w.it.db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, String(made.body.id)))).toBe(0);
});

test('a pending test event does not resume an endpoint that stopped because its account was secured', async () => {
  const { id, browser, prove } = await w.seller();
  const { body } = await prove(['order.placed']);
  w.seen.answer = 500;
  await browser.post(`/api/webhook-endpoints/${body.id}/test`);
  await w.run();
  await inTransaction(w.it.context(), (tx) => secureAccount(tx, { userId: id, cause: 'admin ended all sessions' }));
  w.seen.answer = 200;
  w.it.clock.pass({ minutes: 1 });
  await w.run();
  const [endpoint] = await w.it.db.select().from(webhookEndpoints);
  expect(endpoint?.state).toBe('stopped');
});
