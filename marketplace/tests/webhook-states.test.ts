import { createServer, type ServerResponse } from 'node:http';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runWebhooks } from '#webhooks/deliver.ts';
import { webhookDeliveries, webhookEndpoints } from '#webhooks/tables.ts';
import { promised } from '#world/depth.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let w: WebhookWorld;
beforeAll(async () => {
  w = await startWebhookWorld();
});
beforeEach(() => w.reset());
afterAll(() => w.close());

test('an endpoint gets no events until it repeats the challenge of a test, also after its address changes', async () => {
  const one = await w.seller();
  const { body: made } = await one.create(['order.placed']);
  const endpoint = async () => (await one.browser.get('/api/webhook-endpoints')).body.results?.[0];
  const send = () => one.browser.post(`/api/webhook-endpoints/${made.id}/test`);
  const change = (input: object) => one.browser.patch(`/api/webhook-endpoints/${made.id}`, input);
  await w.emitOrders(one, ['P1']);
  await send();
  await w.run();
  w.it.clock.pass({ minutes: 10 });
  await w.run();
  expect(w.seen.received.map(({ body }) => JSON.parse(body).type)).toEqual(['endpoint.test']);
  expect(await endpoint()).toMatchObject({ state: 'unproven' });
  const { body: log } = await one.browser.get(`/api/webhook-endpoints/${made.id}/deliveries`);
  expect(log.results).toMatchObject([{ state: 'expired', problem: texts.noChallenge }]);
  expect((await change({ is_paused: false })).body).toMatchObject({ state: 'unproven' });
  w.seen.isEchoing = true;
  await send();
  await w.run();
  await w.run();
  w.seen.isEchoing = false;
  expect(await endpoint()).toMatchObject({ state: 'active' });
  expect(w.seen.received.map(({ body }) => JSON.parse(body).type).slice(2)).toEqual(['order.placed']);
  expect((await change({ url: `${w.url}/other` })).body).toMatchObject({ state: 'unproven' });
  await change({ is_paused: true });
  expect((await change({ is_paused: false })).body).toMatchObject({ state: 'unproven' });
  expect((await change({ url: w.url })).body.state, 'the address that was proven').toBe('unproven');
});

test('a challenge counts only for the address it was sent to, and only while its delivery is pending', async () => {
  const one = await w.seller();
  const { body: made } = await one.create(['order.placed']);
  w.seen.isEchoing = true;
  const path = `/api/webhook-endpoints/${made.id}`;
  const proven = async (meanwhile: () => Promise<unknown>) => {
    w.seen.meanwhile = meanwhile;
    await one.browser.post(`${path}/test`);
    await w.run();
    return (await one.browser.get('/api/webhook-endpoints')).body.results?.[0]?.state;
  };
  expect(await proven(() => one.browser.patch(path, { url: `${w.url}/other` }))).toBe('unproven');
  const expired = { state: 'expired' } as const;
  expect(await proven(() => w.it.db.update(webhookDeliveries).set(expired))).toBe('unproven');
  expect(await proven(() => Promise.resolve())).toBe('active');
});

test('an endpoint that returns 410 stops at once, and one that returns 404 after an hour', async () => {
  for (const [status, minutes] of [
    [410, 0],
    [404, 65],
  ] as const) {
    const one = await w.seller();
    await one.prove(['order.placed']);
    w.seen.answer = status;
    await w.emitOrders(one, ['G']);
    await w.run();
    if (minutes > 0) {
      expect(await w.it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'active' }]);
      w.it.clock.pass({ minutes });
      await w.run();
    }
    expect(await w.it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'stopped' }]);
    await w.it.db.delete(webhookEndpoints);
    w.seen.answer = 200;
  }
});

test('slow endpoints of several accounts do not delay the event of another', async () => {
  const slow: ServerResponse[] = [];
  const sloth = createServer((request, response) => {
    request.resume();
    slow.push(response);
  });
  await new Promise<void>((done) => sloth.listen(w.slothPort, '127.0.0.1', done));
  const victim = await w.seller();
  await victim.prove(['order.placed']);
  const others = await Promise.all(Array.from({ length: 7 }, w.seller));
  for (const other of others) {
    for (let n = 0; n < 5; n += 1) await other.create(['order.placed'], `http://127.0.0.1:${w.slothPort}/`);
  }
  await w.it.db.update(webhookEndpoints).set({ state: 'active' });
  for (const other of others) await w.emitOrders(other, ['S1', 'S2', 'S3', 'S4']);
  const running = w.run();
  await expect.poll(() => slow.length).toBeGreaterThan(30);
  await w.emitOrders(victim, ['V']);
  const began = performance.now();
  await expect.poll(() => w.seen.received.length, { interval: 20 }).toBe(1);
  expect(performance.now() - began).toBeLessThan(promised(1_200));
  sloth.closeAllConnections();
  await w.it.db.delete(webhookEndpoints);
  sloth.close();
  await running;
});

test('each attempt is logged, sending again resets none, and the log has pages', async () => {
  const one = await w.seller();
  const { body: made } = await one.prove(['order.placed']);
  const path = `/api/webhook-endpoints/${made.id}/deliveries`;
  w.seen.answer = 503;
  await w.emitOrders(one, ['L']);
  await w.run();
  w.it.clock.pass({ seconds: 10 });
  w.seen.answer = 200;
  await w.run();
  const delivery = (await one.browser.get(path)).body.results?.[0];
  const sent = { url: w.url, headers: expect.arrayContaining([{ name: 'webhook-id', value: delivery?.id }]) };
  expect(delivery).toMatchObject({
    attempt_count: 2,
    attempts: [
      { ...sent, status: 503, answer: 'thanks' },
      { ...sent, status: 200, problem: null },
    ],
  });
  expect(JSON.stringify(delivery)).not.toContain(String(made.secret).replace('whsec_', ''));
  await one.browser.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`);
  await w.run();
  const first = (await one.browser.get(`${path}?page_size=1`)).body;
  expect(first.results).toMatchObject([
    { attempt_count: 3, attempts: [{ status: 503 }, { status: 200 }, { status: 200 }] },
  ]);
  const next = (await one.browser.get(`${path}?page_size=1&after=${first.cursors?.[0]}`)).body;
  expect(next).toMatchObject({ results: [{ type: 'endpoint.test' }], next: null, count: 2 });
  const found = async (query: string) => (await one.browser.get(`${path}?${query}`)).body;
  expect(await found('event=order.placed')).toMatchObject({ results: [{ type: 'order.placed' }], count: 1 });
  expect(await found('event=order.placed&state=waiting')).toMatchObject({ results: [], count: 0 });
  await w.it.db
    .update(webhookDeliveries)
    .set({ history: Array(30).fill({ at: '', status: 1, problem: null, took_ms: 1 }) });
  await one.browser.post(`/api/webhook-deliveries/${delivery?.id}/redeliver`);
  await w.run();
  expect((await found('event=order.placed')).results?.[0]?.attempts).toHaveLength(limits.attemptsKept);
});

test('a secret sealed with a lost session secret stops its endpoint with a notice; a known old one does not', async () => {
  const one = await w.seller();
  await one.prove(['order.placed']);
  const withSecret = (config: object) => () => ({ ...w.it.context(), config: { ...w.it.config, ...config } });
  const sessionSecret = 'another-secret-'.repeat(3);
  const send = (config: object) => runWebhooks({ context: withSecret(config), isClosing: () => false });
  await w.emitOrders(one, ['K1']);
  await send({ sessionSecret, oldSessionSecrets: [w.it.config.sessionSecret] });
  expect(w.seen.received).toHaveLength(1);
  await w.emitOrders(one, ['K2']);
  await send({ sessionSecret });
  expect(w.seen.received).toHaveLength(1);
  expect(await w.it.db.select().from(webhookEndpoints)).toMatchObject([{ state: 'stopped' }]);
  const { body: notices } = await one.browser.get('/api/notifications');
  expect(JSON.stringify(notices)).toContain('needs a new secret');
});
