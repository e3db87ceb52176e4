import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const needed = { status: 403, body: { code: 'PASSWORD_NEEDED', error: texts.passwordNeeded } };

async function loggedIn() {
  const { email } = await market.world.createUser();
  const browser = market.client();
  await browser.post('/api/login', { email, password });
  return browser;
}

test('ten minutes after the login, a data export, a deletion and the removal of a card need the password again', async () => {
  const browser = await loggedIn();
  const card = `/api/cards/${crypto.randomUUID()}`;
  const acts = () => [
    () => browser.post('/api/data-export'),
    () => browser.delete(card),
    () => browser.delete('/api/delete-account', { reason: 'Other' }),
  ];
  market.clock.pass({ minutes: 10 });
  expect((await browser.delete(card)).status).toBe(404);
  market.clock.pass({ seconds: 1 });
  for (const act of acts()) expect(await act()).toMatchObject(needed);
  const wrong = await browser.post('/api/confirm-password', { password: 'Wrong#2026' });
  expect(wrong.body.details).toEqual({ password: [texts.oldPasswordWrong] });
  expect(await browser.delete(card)).toMatchObject(needed);
  expect((await browser.post('/api/confirm-password', { password })).status).toBe(200);
  const statuses: number[] = [];
  for (const act of acts()) statuses.push((await act()).status);
  expect(statuses).toEqual([201, 404, 200]);
});

test('another session must enter the password itself, and a token renewal does not count', async () => {
  const browser = await loggedIn();
  market.clock.pass({ minutes: 11 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  expect(await browser.delete('/api/delete-account', { reason: 'Other' })).toMatchObject(needed);
});

const operations = (): readonly Operation[] => market.marketplace.operations;
const fresh = () => operations().filter((operation) => operation.fresh);
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Why operations about credentials and money do without a fresh password. */
const exempt: Record<string, string> = {
  'DELETE /api/api-keys/{id}': 'takes access away',
  'DELETE /api/oauth/connected-apps/{id}': 'takes access away',
  'DELETE /api/sessions': 'takes access away',
  'DELETE /api/sessions/{id}': 'takes access away',
  'DELETE /api/admin/users/{id}/sessions': 'takes access away',
  'DELETE /api/admin/users/{id}/sessions/{session}': 'takes access away',
  'DELETE /api/webhook-endpoints/{id}': 'takes access away',
  'POST /api/webhook-deliveries/{id}/redeliver': 'goes where the endpoint leads already',
  'POST /api/confirm-password': 'has the password in its body',
  'POST /api/change-password': 'has the password in its body',
  'POST /api/email-change': 'has the password in its body',
  'POST /api/second-factor/confirm': 'has a code of the key that was made with a fresh password',
  'POST /api/auth/email-confirmation/request': 'mails a link to the address of the account',
  'POST /api/payments/initialize': 'the user pays on the page of the provider',
  'POST /api/payments/verify': 'looks up a payment',
  'POST /api/payments/{reference}/cancel': 'stops waiting for a payment',
  'POST /api/payments/{reference}/code': 'the payer confirms with a code of the network',
  'POST /api/orders/{order_id}/payment-page': 'the user pays on the page of the provider',
  'POST /api/checkouts/{checkout_id}/payment-page': 'the user pays on the page of the provider',
  'POST /api/orders/{order_id}/refund': 'pays back to the buyer only',
  'POST /api/payouts': "pays out to the shop's own wallet, whose change needs a fresh password",
  'POST /api/featured-products/{id}/extend': 'the user pays on the page of the provider',
  'POST /api/subscriptions': 'the user pays on the page of the provider',
  'PUT /api/subscriptions/{id}/upgrade': 'the user pays on the page of the provider',
  'POST /api/subscriptions/{id}/cancel': 'takes no money',
  'PUT /api/subscriptions/{id}/auto-renew': "renews the user's own plan at its price with their own card",
  'POST /api/subscriptions/{id}/toggle_auto_renew': "renews the user's own plan at its price with their own card",
  'PUT /api/featured-products/{id}/auto-renew': "renews the user's own campaign at its price with their own card",
  'PATCH /api/featured-products/{id}/toggle-auto-renew':
    "renews the user's own campaign at its price with their own card",
  'POST /api/admin/payments/{reference}/keep': 'moves no money',
};

test('each operation that creates a credential, moves money or changes the address is fresh, or has a reason', () => {
  const isSensitive = ({ method, path, auth, response }: Operation) => {
    if (method === 'GET' || auth === 'visitor' || auth === 'service') return false;
    const isAbout =
      /token|api-key|oauth|webhook|second-factor|email|password|card|refund|payout|wallet|payment|renew|extend|subscr|session|delete-account|data-export/;
    const answersSecret =
      response instanceof z.ZodObject && /secret|recovery_codes|token/.test(Object.keys(response.shape).join());
    return isAbout.test(path) || answersSecret;
  };
  const open = operations().filter((operation) => isSensitive(operation) && !operation.fresh);
  expect(open.map(nameOf).toSorted()).toEqual(Object.keys(exempt).toSorted());
});

test('every fresh operation checks the password first; an API key calls those of webhooks only, without', async () => {
  const user = await market.world.createUser({ staffRole: 'owner' });
  const browser = market.client();
  await browser.post('/api/login', { email: user.email, password });
  market.clock.pass({ minutes: 11 });
  await browser.post('/api/auth/refresh');
  expect(fresh().length).toBeGreaterThan(8);
  for (const operation of fresh()) {
    const path = operation.path.replace(/\{\w+\}/g, crypto.randomUUID());
    const answer = await browser.send(operation.method, path, '{}', { 'content-type': 'application/json' });
    expect([nameOf(operation), answer.status, answer.body.code]).toEqual([nameOf(operation), 403, 'PASSWORD_NEEDED']);
  }
  const forKeys = fresh().filter(({ scope }) => scope);
  expect(new Set(forKeys.map(({ scope }) => scope))).toEqual(new Set(['webhooks:write']));
});

test('creating an API key needs a confirmed address, and its owner gets a mail about each change', async () => {
  const endpoint = { name: 'Printer', url: 'https://example.com/hook', events: ['order.placed'] };
  const token = { name: 'Stock', scopes: ['orders:read'], days: 30 };
  const { email } = await market.world.createUser({ emailConfirmedAt: null });
  const unconfirmed = market.client();
  await unconfirmed.post('/api/login', { email, password });
  const refused = { status: 400, body: { code: 'EMAIL_UNCONFIRMED', error: texts.confirmToCreateCredentials } };
  expect(await unconfirmed.post('/api/api-keys', token)).toMatchObject(refused);
  expect(await unconfirmed.post('/api/webhook-endpoints', endpoint)).toMatchObject(refused);

  await market.marketplace.jobs.start();
  const owner = await market.world.createUser();
  const browser = market.client();
  await browser.post('/api/login', { email: owner.email, password });
  const { body } = await browser.post('/api/webhook-endpoints', endpoint);
  const path = `/api/webhook-endpoints/${body.id}`;
  expect((await browser.patch(path, { name: 'Printer 2' })).status).toBe(200);
  expect((await browser.patch(path, { url: 'https://example.com/other' })).status).toBe(200);
  expect((await browser.post(`${path}/secret`)).status).toBe(200);
  const mails = () => mailsTo(market, owner.email).filter(({ subject }) => subject === 'Webhook endpoint changed');
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(3);
});
