import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findLostPayments, findLostRefunds } from '#payments/find-lost.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { openAtProvider } from '#payments/start-payment.ts';
import { ledgerEntries, payments, receipts } from '#payments/tables.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { deepOnly } from '#world/depth.ts';
import { dieDoing } from './die-doing.ts';
import { beginToPay, type Good, goodNames, goods } from './goods.ts';
import { impatient, type MoneyWorld, startMoneyWorld, type Weather } from './money-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld(impatient);
});
afterEach(() => it.setWeather('fine'));
afterAll(() => it.close());

type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;

/** The jobs of each minute. */
async function minutesLater(minutes = 2): Promise<void> {
  it.clock.pass({ minutes });
  // Rows of this kind were written by this work.
  const works = [openAtProvider as unknown as ExternalCall, askRefund as unknown as ExternalCall];
  await resumeExternalCalls({ ctx: it.context(), works });
  await findLostPayments({ ctx: it.context() });
  await findLostRefunds({ ctx: it.context() });
}

const dieIn = (act: 'start' | 'settle', { shop }: Seller, subject: string, step = '') =>
  dieDoing(it, { act, userId: shop.ownerId, subject, step });

const paymentsOf = ({ shop }: Seller) =>
  it.db.select().from(payments).where(eq(payments.userId, shop.ownerId)).orderBy(payments.createdAt);

/** Given once, or not at all. */
async function expectGiven(good: Good, seller: Seller, reference: string, times: 0 | 1): Promise<void> {
  expect([
    await goods[good].timesGiven(it, seller),
    await it.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, reference)),
    await it.db.$count(receipts, eq(receipts.paymentId, reference)),
  ]).toEqual([times, times, times]);
}

test.each([
  ['plan', 'killed before', 'open'],
  ['plan', 'killed after', 'failed'],
  ...deepOnly(['campaign', 'killed after', 'failed'] as const),
] as const)(
  'a process that begins to pay for a %s, %s the provider opens it: open or over by itself, and can be begun again',
  async (good, weather, state) => {
    const seller = await it.seller();
    const asked = await goods[good].choose(it, seller);
    it.setWeather(weather);
    await dieIn('start', seller, JSON.stringify(asked));
    it.setWeather('fine');
    expect((await paymentsOf(seller)).map((one) => one.state)).toEqual(['opening']);
    await minutesLater();
    expect((await paymentsOf(seller)).map((one) => one.state)).toEqual([state]);
    const again = await it.initialize(seller, asked);
    await it.pay(again.payment_url);
    await minutesLater();
    await expectGiven(good, seller, again.reference, 1);
  },
  60_000,
);

test.each([
  ['plan', 'killed before', ''],
  ['plan', 'killed after', ''],
  ['plan', 'fine', 'before the commit'],
  ['plan', 'fine', 'after the commit'],
  ...deepOnly(
    ['campaign', 'killed after', ''] as const,
    ['campaign', 'fine', 'before the commit'] as const,
    ['campaign', 'fine', 'after the commit'] as const,
  ),
] as const)(
  'a process that dies when a %s settles (%s %s): the clock finishes it, once',
  async (good, weather, step) => {
    const seller = await it.seller();
    const begun = await beginToPay(it, seller, good);
    await it.pay(begun.payment_url);
    it.setWeather(weather);
    await dieIn('settle', seller, begun.reference, step);
    it.setWeather('fine');
    await expectGiven(good, seller, begun.reference, step === 'after the commit' ? 1 : 0);
    for (let n = 0; n < 3; n += 1) await minutesLater();
    await expectGiven(good, seller, begun.reference, 1);
  },
  60_000,
);

test.each([
  ['away', 'plan'],
  ['500', 'plan'],
  ['nonsense', 'plan'],
  ['answer lost', 'plan'],
  ...deepOnly<[Weather, Good]>(['away', 'campaign'], ['500', 'campaign'], ['nonsense', 'campaign']),
] satisfies [Weather, Good][])(
  'a provider that is %s for an hour when somebody comes back with a %s: nothing is given, then once',
  async (weather, good) => {
    const seller = await it.seller();
    const begun = await beginToPay(it, seller, good);
    await it.pay(begun.payment_url);
    it.setWeather(weather);
    const answer = await seller.client.post('/api/payments/verify', { reference: begun.reference });
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    for (let n = 0; n < 6; n += 1) await minutesLater(10);
    await expectGiven(good, seller, begun.reference, 0);
    it.setWeather('fine');
    await minutesLater();
    await expectGiven(good, seller, begun.reference, 1);
  },
  60_000,
);

test.each(['away', '500', 'nonsense'] satisfies Weather[])(
  'a provider that is %s when a payment is begun: told so, and the clock opens it later or it never was',
  async (weather) => {
    const seller = await it.seller();
    const { body } = await seller.client.post('/api/subscriptions', { plan: '1_week' });
    const asked = { payment_type: 'subscription', subscription_id: body.id };
    it.setWeather(weather);
    expect((await seller.client.post('/api/payments/initialize', asked)).status).toBe(503);
    it.setWeather('fine');
    await minutesLater();
    expect((await paymentsOf(seller)).map(({ state }) => state)).toEqual(['open']);
  },
  60_000,
);

/** Both goods at each step: about to be begun, paid at the provider, and given. */
async function atEachStep(good: Good) {
  const [opening, paying, given] = [await it.seller(), await it.seller(), await it.seller()];
  const asked = await goods[good].choose(it, opening);
  const [paid, bought] = [await beginToPay(it, paying, good), await beginToPay(it, given, good)];
  for (const { payment_url } of [paid, bought]) await it.pay(payment_url);
  await given.client.post('/api/payments/verify', { reference: bought.reference });
  return { good, opening, asked, paying, paid: paid.reference, given, bought: bought.reference };
}

test('every call to a provider that answers too late fails in time, and happens once or never', async () => {
  const adminClient = await it.admin();
  const all = await Promise.all(goodNames.map(atEachStep));
  it.setWeather('slow');
  const answers = await Promise.all(
    all.flatMap(({ opening, asked, paying, paid, bought }) => [
      opening.client.post('/api/payments/initialize', asked),
      paying.client.post('/api/payments/verify', { reference: paid }),
      adminClient.post(`/api/admin/payments/${bought}/refund`, { reason: 'Paid by mistake' }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  await minutesLater();
  for (const { good, paying, paid } of all) await expectGiven(good, paying, paid, 0);
  it.setWeather('fine');
  await vi.waitFor(async () => {
    await minutesLater(10);
    const rows = await Promise.all(all.map(({ given }) => paymentsOf(given)));
    expect(rows.flat().map(({ state }) => state)).toEqual(all.map(() => 'refunded'));
  }, 20_000);
  for (const { good, opening, asked, paying, paid, bought } of all) {
    await expectGiven(good, paying, paid, 1);
    expect((await paymentsOf(opening)).map(({ state }) => state)).toEqual(['failed']);
    expect(await it.refundsThere(bought)).toHaveLength(1);
    expect((await opening.client.post('/api/payments/initialize', asked)).status).toBe(200);
  }
}, 60_000);
