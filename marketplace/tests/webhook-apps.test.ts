import { oauthLimits } from '@besesaka/schema/accounts/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEndpoints } from '#webhooks/tables.ts';
import { password } from '#world/world.ts';
import { oauthWorld } from './oauth-world.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let w: WebhookWorld;
const apps = oauthWorld(() => w.it);
beforeAll(async () => {
  w = await startWebhookWorld();
});
beforeEach(() => w.reset());
afterAll(() => w.close());

const printer = () => ({ name: 'Printer', url: w.url, events: ['order.placed'] });

/** A seller with an endpoint of their own and one that an app made; both have proven their address. */
async function connectedSeller() {
  const seller = await w.seller();
  const app = await apps.app();
  const tokens = await apps.connect(app, seller, { scope: 'webhooks:write orders:read' });
  const program = apps.program(tokens.access);
  const { body: own } = await seller.prove(['order.placed']);
  const { body: made } = await program.post('/api/webhook-endpoints', printer());
  w.seen.isEchoing = true;
  await program.post(`/api/webhook-endpoints/${made.id}/test`);
  await w.run();
  Object.assign(w.seen, { isEchoing: false, received: [] });
  const listed = async () =>
    Object.values((await seller.browser.get('/api/webhook-endpoints')).body.results ?? {}).map(({ id }) => id);
  /** How many endpoints get an event of now. */
  const reached = async (code: string) => {
    w.seen.received = [];
    await w.emitOrders(seller, [code]);
    await w.run();
    return w.seen.received.length;
  };
  return { seller, app, tokens, program, own, made, listed, reached };
}

type Connected = Awaited<ReturnType<typeof connectedSeller>>;

const endings: [string, (it: Connected) => Promise<unknown>][] = [
  ['the user disconnects the app', ({ seller, app }) => seller.browser.delete(`/api/oauth/connected-apps/${app.id}`)],
  ['the app gives its token back', ({ app, tokens }) => revoke(app.id, tokens.access)],
  ['the app is deleted', ({ app }) => app.developer.browser.delete(`/api/oauth/apps/${app.id}`)],
  [
    'a token comes back that was used',
    async ({ app, tokens }) => {
      await apps.renew(app, tokens.refresh);
      await apps.renew(app, tokens.refresh);
    },
  ],
  ['the app does not renew its token in time', async () => w.it.clock.pass({ days: oauthLimits.idleDays, minutes: 1 })],
];

const revoke = (id: string, token: string) => apps.send('/oauth/revoke', { token, client_id: id });

test.each(endings)('an endpoint of an app ends when %s; one of the user goes on', async (_, end) => {
  const it = await connectedSeller();
  expect(await it.listed()).toEqual([it.own.id, it.made.id]);
  expect(await it.reached('A')).toBe(2);
  await end(it);
  expect(await it.reached('B')).toBe(1);
  const again = w.it.client();
  await again.post('/api/login', { email: it.seller.email, password });
  expect((await again.get('/api/webhook-endpoints')).body.results).toMatchObject([{ id: it.own.id, made_by: null }]);
});

test('deliveries that wait when the app is disconnected are not sent', async () => {
  const it = await connectedSeller();
  w.seen.answer = 503;
  expect(await it.reached('A')).toBe(2);
  await it.seller.browser.delete(`/api/oauth/connected-apps/${it.app.id}`);
  w.it.clock.pass({ minutes: 10 });
  Object.assign(w.seen, { received: [], answer: 200 });
  await w.run();
  expect(w.seen.received).toHaveLength(1);
});

test('the user sees which app made an endpoint, and an app reaches only its own', async () => {
  const { seller, program, own, made } = await connectedSeller();
  expect(made).toMatchObject({ made_by: 'Parcel planner' });
  expect((await seller.browser.get('/api/webhook-endpoints')).body.results).toMatchObject([
    { id: own.id, made_by: null },
    { id: made.id, made_by: 'Parcel planner' },
  ]);
  expect((await program.get('/api/webhook-endpoints')).body.results).toMatchObject([{ id: made.id }]);
  const path = `/api/webhook-endpoints/${own.id}`;
  const hidden = [
    program.patch(path, { url: `${w.url}/mine` }),
    program.delete(path),
    program.post(`${path}/secret`),
    program.post(`${path}/test`),
    program.get(`${path}/deliveries`),
  ];
  for (const call of hidden) expect((await call).status).toBe(404);
});

test('a connection that ends while an endpoint is made leaves none behind', async () => {
  const { seller, app, program } = await connectedSeller();
  await w.reset();
  const path = `/api/oauth/connected-apps/${app.id}`;
  await Promise.all([program.post('/api/webhook-endpoints', printer()), seller.browser.delete(path)]);
  expect(await w.it.db.$count(webhookEndpoints)).toBe(0);
});
