import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHoldingNightly } from '#payments/holding/check-holding.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { password } from '#world/world.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { protectedCheckout } from './protected-world.ts';

let market: MoneyWorld;
let email: string;
beforeAll(async () => {
  market = await startMoneyWorld({ PAYSTACK_SECRET_KEY: 'sk_live_of_the_tests' });
  email = (await market.world.createUser({ staffRole: 'owner' })).email;
});
afterAll(() => market.close());

/** Has just entered the password. */
async function asAdmin() {
  const client = market.client();
  await client.post('/api/login', { email, password });
  return client;
}

const path = '/api/admin/protected-payment';
const consent = { name: 'Akosua Adepa Mensah', text: 'Mail of 2 November 2026: the account may hold payments.' };
const isOn = async () => (await market.client().get('/api/payment-settings')).body.takes_protected_payments;
const settle = (to: string) =>
  fetch(`${market.sandboxUrl}/settlements`, { method: 'POST', body: new URLSearchParams({ to }) });

async function takePayment() {
  const seller = await market.seller();
  const begun = await market.begin(seller);
  await market.pay(begun.payment_url);
  await seller.client.post('/api/payments/verify', { reference: begun.reference });
}

test('with a live key, protected payment needs a consent and a check that the money stays', async () => {
  const admin = await asAdmin();
  expect((await admin.get(path)).body).toEqual({ key: 'live', is_on: false, consent: null, check: null });
  await expect(protectedCheckout(market)).rejects.toThrow('REFUSED');
  expect((await admin.post(`${path}/check`)).body.code).toBe('REFUSED');
  expect((await admin.put(`${path}/consent`, { ...consent, text: 'Yes' })).status).toBe(400);
  const stated = await admin.put(`${path}/consent`, consent);
  expect(stated.body).toMatchObject({
    is_on: false,
    consent: { ...consent, stated_by: expect.any(String) },
    check: { has_passed: false, text: expect.stringContaining('Nothing proves') },
  });
  await takePayment();
  await settle('balance');
  expect((await admin.post(`${path}/check`)).body).toMatchObject({ is_on: true, check: { has_passed: true } });
  expect(await isOn()).toBe(true);
  await protectedCheckout(market);
  const acts = await market.db.select({ act: auditLog.act }).from(auditLog);
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['payments.consent', 'payments.consent.check']));
});

test('a settlement to the bank turns protected payment off; a provider without an answer does not', async () => {
  market.setWeather('500');
  await checkHoldingNightly({ ctx: market.context() });
  market.setWeather('fine');
  expect(await isOn()).toBe(true);
  market.clock.pass({ minutes: 1 });
  await takePayment();
  await settle('bank');
  await checkHoldingNightly({ ctx: market.context() });
  expect(await isOn()).toBe(false);
  expect((await (await asAdmin()).get(path)).body).toMatchObject({
    check: { text: expect.stringContaining('went to the bank') },
  });
});

test('a withdrawn consent no longer counts', async () => {
  await takePayment();
  await settle('balance');
  const admin = await asAdmin();
  expect((await admin.put(`${path}/consent`, consent)).body.is_on).toBe(true);
  expect((await admin.delete(`${path}/consent`)).body).toMatchObject({ is_on: false, consent: null });
  expect((await admin.delete(`${path}/consent`)).body.code).toBe('REFUSED');
});

test('a consent is not stated over and over, because each asks the provider', async () => {
  const admin = await asAdmin();
  const answers = [];
  for (let n = 0; n <= 20; n += 1) answers.push((await admin.put(`${path}/consent`, consent)).status);
  expect(answers.at(-1)).toBe(429);
});
