import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#payments/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld({ PAYMENT_ASK_PAUSE_MS: '1500', PAYMENT_CHECKS_PER_10_MINUTES: '30' });
});
afterAll(() => market.close());

type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;
const verify = ({ client }: Seller, reference: string) => client.post('/api/payments/verify', { reference });
const questions = (reference: string) => market.asked.filter((call) => call.endsWith(`/verify/${reference}`)).length;

test('parallel verifications make one call to the provider, and its answer is cached for a moment', async () => {
  const seller = await market.seller();
  const { reference, payment_url } = await market.begin(seller);
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(seller, reference)));
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
    Array.from({ length: 8 }, () => [200, 'pending']),
  );
  expect(questions(reference)).toBe(1);
  await market.pay(payment_url);
  expect((await verify(seller, reference)).body.status).toBe('pending');
  expect(questions(reference)).toBe(1);
  // The time that the page waits between two checks.
  await new Promise((done) => setTimeout(done, 1_600));
  expect((await verify(seller, reference)).body.status).toBe('success');
  expect(questions(reference)).toBe(2);
  const [row] = await market.db.select().from(payments).where(eq(payments.id, reference));
  expect(row?.checks).toBe(0);
});

test('a user can verify thirty times in ten minutes', async () => {
  const seller = await market.seller();
  const { reference } = await market.begin(seller);
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await verify(seller, reference)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(questions(reference)).toBeLessThan(30);
});

test('a payment that was abandoned long ago is checked once an hour', async () => {
  const seller = await market.seller();
  const { reference } = await market.begin(seller);
  const createdAt = new Date(market.clock.now().getTime() - 25 * 60 * 60 * 1000);
  await market.db.update(payments).set({ state: 'abandoned', createdAt }).where(eq(payments.id, reference));
  expect((await verify(seller, reference)).body.status).toBe('abandoned');
  await new Promise((done) => setTimeout(done, 1_600));
  expect((await verify(seller, reference)).body.status).toBe('abandoned');
  expect(questions(reference)).toBe(1);
});

test('four parallel starts of a payment open one page', async () => {
  const seller = await market.seller();
  const { subscriptionId, reference, payment_url } = await market.begin(seller);
  const input = { payment_type: 'subscription', subscription_id: subscriptionId };
  const again = await Promise.all(Array.from({ length: 3 }, () => market.initialize(seller, input)));
  expect(again.map((one) => [one.reference, one.payment_url])).toEqual(
    Array.from({ length: 3 }, () => [reference, payment_url]),
  );
  market.clock.pass({ minutes: 16 });
  const other = await market.seller();
  const [first, ...rest] = await Promise.all(
    await other.client.post('/api/subscriptions', { plan: '1_month' }).then(({ body }) => {
      const plan = { payment_type: 'subscription', subscription_id: String(body.id) };
      return Array.from({ length: 4 }, () => market.initialize(other, plan));
    }),
  );
  expect(new Set([first, ...rest].map((one) => one?.reference)).size).toBe(1);
  const rows = await market.db.select().from(payments).where(eq(payments.userId, other.shop.ownerId));
  expect(rows).toHaveLength(1);
});
