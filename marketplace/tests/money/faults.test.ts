import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findLostPayments } from '#payments/find-lost-payments.ts';
import { openPayment } from '#payments/start-payment.ts';
import { ledgerEntries, payments, receipts } from '#payments/tables.ts';
import type { OutsideWork } from '#platform/idempotency/outside-steps.ts';
import { resumeOutside } from '#platform/idempotency/resume-outside.ts';
import { dieDoing } from './die-doing.ts';
import { beginToPay, type Good, goods } from './goods.ts';
import { type MoneyWorld, startMoneyWorld, type Weather } from './money-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld();
});
afterEach(() => it.setWeather('fine'));
afterAll(() => it.close());

type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;

/** What the clock does each minute. */
async function minutesLater(minutes = 2): Promise<void> {
  it.clock.pass({ minutes });
  // What is kept under this kind came from this work.
  await resumeOutside({ ctx: it.context(), works: [openPayment as unknown as OutsideWork] });
  await findLostPayments({ ctx: it.context() });
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
  ['campaign', 'killed after', 'failed'],
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
  ['campaign', 'killed after', ''],
  ['campaign', 'fine', 'before the commit'],
  ['campaign', 'fine', 'after the commit'],
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
  ['away', 'campaign'],
  ['500', 'campaign'],
  ['nonsense', 'campaign'],
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
