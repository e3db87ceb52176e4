import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { freePort } from '#platform/db/free-port.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { promised } from '#testing/depth.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';
import { password } from '#testing/world.ts';
import { collectEvents, expireDeliveries } from '#webhooks/collect-events.ts';
import { runWebhooks } from '#webhooks/deliver.ts';
import { signatures } from '#webhooks/secrets.ts';
import { webhookDeliveries, webhookEndpoints } from '#webhooks/tables.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[] = [];
let answer = 200;
/** Repeats the request, and with it the challenge of a test. */
let isEchoing = false;
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answer).end(isEchoing ? parts.toString() : 'thanks');
  });
});

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
let url = '';
let slothPort = 0;
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as { port: number };
  url = `http://127.0.0.1:${port}/hook`;
  slothPort = await freePort();
  it = await startTestMarketplace({ config: { webhookLoopbackPorts: [port, slothPort] } });
});
beforeEach(async () => {
  await it.db.delete(webhookEndpoints);
  received = [];
  answer = 200;
  isEchoing = false;
});
afterAll(async () => {
  await it.close();
  receiver.close();
});

const run = () => runWebhooks({ context: it.context, isClosing: () => false });

async function seller() {
  const person = await it.world.createPerson();
  const browser = it.client();
  await browser.post('/api/login', { email: person.email, password });
  const create = async (events: string[], to = url) =>
    browser.post('/api/webhook-endpoints', { name: 'Printer', url: to, events });
  /** An endpoint that has proven its address. */
  const prove = async (events: string[], to = url) => {
    const made = await create(events, to);
    isEchoing = true;
    await browser.post(`/api/webhook-endpoints/${made.body.id}/test`);
    await run();
    isEchoing = false;
    received = [];
    return made;
  };
  return { ...person, browser, create, prove };
}

type Seller = Awaited<ReturnType<typeof seller>>;

/** Events of orders, whose payload is cut down to what a webhook reads. */
async function emitOrders({ id }: Seller, codes: readonly string[], version = 1): Promise<void> {
  const order = await anOrder();
  await inTransaction(it.context(), async (tx) => {
    for (const code of codes)
      tx.emit(id, version === 1 ? orderPlaced : orderChanged, {
        order: { ...order, order_id: code, version } as never,
      });
  });
}

let known: object | undefined;
/** The payload of a real order. */
async function anOrder(): Promise<object> {
  if (known) return known;
  const buyer = await it.world.createPerson();
  const browser = it.client();
  await browser.post('/api/login', { email: buyer.email, password });
  const product = await it.world.createProduct();
  const { body } = await browser.post('/api/orders/single', {
    ...{ product_id: product.id, quantity: 1, shipping_full_name: 'Afua Darko', shipping_phone: '0244123456' },
    ...{ shipping_address: '14 Ring Road', shipping_city: 'Accra', shipping_region: 'Greater Accra' },
  });
  known = { ...body.order };
  return known;
}

test('a signature is that of the public scheme', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const body = '{"test": 2432232314}';
  expect(signatures([key], { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body })).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('chosen events arrive once, signed, in order, with the data of the log', async () => {
  const one = await seller();
  const { body: made } = await one.prove(['order.placed', 'order.changed']);
  expect(made).toMatchObject({ state: 'unproven', secret: expect.stringMatching(/^whsec_/), waiting: 0 });
  await emitOrders(one, ['A', 'B']);
  await emitOrders(one, ['A'], 2);
  await run();
  await run();
  const bodies = received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type, data }) => `${type} ${data.order.order_id}`).toSorted()).toEqual([
    ...['order.changed A', 'order.placed A', 'order.placed B'],
  ]);
  const ofA = bodies.filter(({ data }) => data.order.order_id === 'A');
  expect(ofA.map(({ data }) => data.order.version)).toEqual([1, 2]);
  for (const { headers, body } of received) {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    const key = Buffer.from(String(made.secret).slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(body).id).toBe(id);
  }
});

test('an endpoint that is away for an hour gets a thousand events afterwards, each order in order', async () => {
  const one = await seller();
  await one.prove(['order.placed', 'order.changed']);
  answer = 503;
  for (let version = 1; version <= 10; version += 1)
    await emitOrders(
      one,
      Array.from({ length: 100 }, (_, n) => `O${n}`),
      version,
    );
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await run();
    it.clock.pass({ seconds: 600 });
  }
  answer = 200;
  const before = new Set(received.map(({ headers }) => headers['webhook-id']));
  received = [];
  it.clock.pass({ seconds: 3_700 });
  await run();
  const bodies = received.map(({ body }) => JSON.parse(body));
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1000);
  // An attempt that failed and the one that succeeded have the same id.
  expect([...before].every((id) => bodies.some((body) => body.id === id))).toBe(true);
  const versions = new Map<string, number[]>();
  for (const { data } of bodies)
    versions.set(data.order.order_id, [...(versions.get(data.order.order_id) ?? []), data.order.version]);
  expect(new Set([...versions.values()].map(String))).toEqual(new Set(['1,2,3,4,5,6,7,8,9,10']));
}, 60_000);

test('what a process claimed and never settled is sent again by another, and nothing twice before', async () => {
  const one = await seller();
  await one.prove(['order.placed']);
  await emitOrders(one, ['C']);
  const context = it.context();
  // It dies after the claim: the answer never comes back to it.
  let transactions = 0;
  const transaction = (...args: Parameters<typeof context.db.transaction>) => {
    transactions += 1;
    return transactions === 1 ? context.db.transaction(...args) : Promise.reject(new Error());
  };
  const dies = { ...context, db: Object.create(context.db, { transaction: { value: transaction } }) };
  await collectEvents(context);
  await runWebhooks({ context: () => dies, isClosing: () => false }).catch(() => {});
  await run();
  expect(received.length, 'it is claimed').toBe(1);
  it.clock.pass({ seconds: 61 });
  await run();
  await run();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(received[0]?.headers['webhook-id']),
  );
});

test('after a day of failures it stops with a notice, keeps its queue for three days, and a resume sends it', async () => {
  const one = await seller();
  const { body: made } = await one.prove(['order.placed']);
  answer = 500;
  await emitOrders(one, ['D']);
  for (let hours = 0; hours < 26; hours += 1) {
    await run();
    it.clock.pass({ seconds: 3_700 });
  }
  const again = it.client();
  await again.post('/api/login', { email: one.email, password });
  const { body: endpoints } = await again.get('/api/webhook-endpoints');
  expect(endpoints.results).toMatchObject([{ state: 'stopped', waiting: 1 }]);
  const { body: notices } = await again.get('/api/notifications');
  expect(JSON.stringify(notices)).toContain('Webhook endpoint stopped');
  await emitOrders(one, ['E']);
  await run();
  received = [];
  answer = 200;
  await again.patch(`/api/webhook-endpoints/${made.id}`, { is_paused: false });
  await run();
  expect(received.map(({ body }) => JSON.parse(body).data.order.order_id).toSorted()).toEqual(['D', 'E']);
  answer = 500;
  await emitOrders(one, ['F']);
  await run();
  it.clock.pass({ seconds: (3 * dayMs + hourMs) / 1000 });
  await expireDeliveries(it.context());
  const last = it.client();
  await last.post('/api/login', { email: one.email, password });
  const { body: log } = await last.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  expect(log.results?.[0]).toMatchObject({ state: 'expired', status: 500, problem: 'The endpoint answered 500.' });
});

test('a test event goes out, a delivery is sent again, and a rotated secret signs beside the old one', async () => {
  const one = await seller();
  const { body: made } = await one.prove(['order.placed']);
  expect((await one.browser.post(`/api/webhook-endpoints/${made.id}/test`)).status).toBe(201);
  await run();
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'endpoint.test' });
  const { body: log } = await one.browser.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  const delivery = log.results?.[0];
  expect(delivery).toMatchObject({ state: 'delivered', status: 200, attempts: 1, history: [{ status: 200 }] });
  const { body: rotated } = await one.browser.post(`/api/webhook-endpoints/${made.id}/secret`);
  expect(rotated.secret).not.toBe(made.secret);
  expect((await one.browser.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`)).status).toBe(200);
  await run();
  expect(received[1]?.body).toBe(received[0]?.body);
  expect(String(received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  it.clock.pass({ seconds: (25 * hourMs) / 1000 });
  const again = it.client();
  await again.post('/api/login', { email: one.email, password });
  await again.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`);
  await run();
  expect(String(received[2]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('addresses that are not public, strangers and a sixth endpoint are refused', async () => {
  const one = await seller();
  const odd = [
    'https://example.com\\@127.0.0.1/',
    'https:example.com',
    'https://example.com/#a',
    'https://a@example.com/',
  ];
  for (const to of ['https://10.0.0.1/', 'http://example.com/', 'https://example.com:8443/', 'nonsense', ...odd])
    expect((await one.create(['order.placed'], to)).body).toMatchObject({ details: { url: [texts.urlInvalid] } });
  const made = await one.create(['order.placed']);
  const other = await seller();
  for (const call of [
    other.browser.delete(`/api/webhook-endpoints/${made.body.id}`),
    other.browser.get(`/api/webhook-endpoints/${made.body.id}/deliveries`),
    other.browser.post(`/api/webhook-endpoints/${made.body.id}/test`),
  ])
    expect((await call).status).toBe(404);
  for (let n = 0; n < 4; n += 1) expect((await one.create(['order.placed'])).status).toBe(201);
  expect(await one.create(['order.placed'])).toMatchObject({ status: 400, body: { error: texts.tooMany } });
  expect((await one.browser.delete(`/api/webhook-endpoints/${made.body.id}`)).body.results).toHaveLength(4);
  expect(await it.db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, String(made.body.id)))).toBe(0);
});

test('an endpoint that stopped because its account was secured is not resumed by a test event that waited', async () => {
  const { id, browser, prove } = await seller();
  const { body } = await prove(['order.placed']);
  answer = 500;
  await browser.post(`/api/webhook-endpoints/${body.id}/test`);
  await run();
  await inTransaction(it.context(), (tx) => secureAccount(tx, { userId: id, cause: 'admin ended all sessions' }));
  answer = 200;
  it.clock.pass({ minutes: 1 });
  await run();
  const [endpoint] = await it.db.select().from(webhookEndpoints);
  expect(endpoint?.state).toBe('stopped');
});

test('an address gets nothing until it repeats the challenge of a test, and a new address proves itself again', async () => {
  const one = await seller();
  const { body: made } = await one.create(['order.placed']);
  const endpoint = async () => (await one.browser.get('/api/webhook-endpoints')).body.results?.[0];
  const send = () => one.browser.post(`/api/webhook-endpoints/${made.id}/test`);
  const change = (input: object) => one.browser.patch(`/api/webhook-endpoints/${made.id}`, input);
  await emitOrders(one, ['P1']);
  await send();
  await run();
  it.clock.pass({ minutes: 10 });
  await run();
  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['endpoint.test']);
  expect(await endpoint()).toMatchObject({ state: 'unproven' });
  const { body: log } = await one.browser.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  expect(log.results).toMatchObject([{ state: 'expired', problem: texts.noChallenge }]);
  expect((await change({ is_paused: false })).body).toMatchObject({ state: 'unproven' });
  isEchoing = true;
  await send();
  await run();
  isEchoing = false;
  expect(await endpoint()).toMatchObject({ state: 'active' });
  expect(received.map(({ body }) => JSON.parse(body).type).slice(2)).toEqual(['order.placed']);
  expect((await change({ url: `${url}/other` })).body).toMatchObject({ state: 'unproven' });
  await change({ is_paused: true });
  expect((await change({ is_paused: false })).body).toMatchObject({ state: 'unproven' });
  expect((await change({ url })).body.state, 'the address that was proven').toBe('unproven');
});

test('an endpoint that says that it is gone stops at once, and one that is not found after an hour', async () => {
  for (const [status, minutes] of [
    [410, 0],
    [404, 65],
  ] as const) {
    const one = await seller();
    await one.prove(['order.placed']);
    answer = status;
    await emitOrders(one, ['G']);
    await run();
    if (minutes > 0) {
      expect(await it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'active' }]);
      it.clock.pass({ minutes });
      await run();
    }
    expect(await it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'stopped' }]);
    await it.db.delete(webhookEndpoints);
    answer = 200;
  }
});

test('slow endpoints of several accounts do not delay the event of another', async () => {
  const slow: ServerResponse[] = [];
  const sloth = createServer((request, response) => {
    request.resume();
    slow.push(response);
  });
  await new Promise<void>((done) => sloth.listen(slothPort, '127.0.0.1', done));
  const victim = await seller();
  await victim.prove(['order.placed']);
  const others = await Promise.all(Array.from({ length: 7 }, seller));
  for (const other of others) {
    for (let n = 0; n < 5; n += 1) await other.create(['order.placed'], `http://127.0.0.1:${slothPort}/`);
  }
  await it.db.update(webhookEndpoints).set({ state: 'active' });
  for (const other of others) await emitOrders(other, ['S1', 'S2', 'S3', 'S4']);
  const running = run();
  await expect.poll(() => slow.length).toBeGreaterThan(30);
  await emitOrders(victim, ['V']);
  const began = performance.now();
  await expect.poll(() => received.length, { interval: 20 }).toBe(1);
  expect(performance.now() - began).toBeLessThan(promised(1_200));
  sloth.closeAllConnections();
  await it.db.delete(webhookEndpoints);
  sloth.close();
  await running;
});

test('each attempt is in the log, sending again resets none, and the log goes on beyond a page', async () => {
  const one = await seller();
  const { body: made } = await one.prove(['order.placed']);
  const path = `/api/webhook-endpoints/${made.id}/deliveries`;
  answer = 503;
  await emitOrders(one, ['L']);
  await run();
  it.clock.pass({ seconds: 10 });
  answer = 200;
  await run();
  const delivery = (await one.browser.get(path)).body.results?.[0];
  expect(delivery).toMatchObject({ attempts: 2, history: [{ status: 503 }, { status: 200, problem: null }] });
  await one.browser.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`);
  await run();
  const first = (await one.browser.get(`${path}?page_size=1`)).body;
  expect(first.results).toMatchObject([{ attempts: 3, history: [{ status: 503 }, { status: 200 }, { status: 200 }] }]);
  const next = (await one.browser.get(`${path}?page_size=1&after=${first.cursors?.[0]}`)).body;
  expect(next).toMatchObject({ results: [{ type: 'endpoint.test' }], next: null, count: 2 });
});

test('a secret that a lost session secret sealed stops its endpoint with a notice; one that is remembered does not', async () => {
  const one = await seller();
  await one.prove(['order.placed']);
  const withSecret = (config: object) => () => ({ ...it.context(), config: { ...it.config, ...config } });
  const sessionSecret = 'another-secret-'.repeat(3);
  const send = (config: object) => runWebhooks({ context: withSecret(config), isClosing: () => false });
  await emitOrders(one, ['K1']);
  await send({ sessionSecret, oldSessionSecrets: [it.config.sessionSecret] });
  expect(received).toHaveLength(1);
  await emitOrders(one, ['K2']);
  await send({ sessionSecret });
  expect(received).toHaveLength(1);
  expect(await it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'stopped' }]);
  const { body: notices } = await one.browser.get('/api/notifications');
  expect(JSON.stringify(notices)).toContain('needs a new secret');
});
