import { adminPayment } from '@besesaka/schema/admin/payments.ts';
import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLostRefunds } from '#payments/find-lost.ts';
import { refunds } from '#payments/tables.ts';
import { compareBooks } from '#payouts/books/compare-books.ts';
import { bookComparisons } from '#payouts/books/tables.ts';
import { sendRefunds } from '#payouts/stuck-refunds/send-refund.ts';
import { newId } from '#platform/base/ids.ts';
import { password } from '#world/world.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';
import { balancesOf, createPaidShop, wallets } from './paid-shop.ts';
import { lastingClient, onPhone, protectedCheckout, runTimers } from './protected-world.ts';

let market: MoneyWorld;
let email: string;
beforeAll(async () => {
  market = await startMoneyWorld();
  email = (await market.world.createUser({ staffRole: 'owner' })).email;
  // Refunds and transfers need a balance at the provider.
  await createPaidShop(market, 200_000);
});
afterAll(() => market.close());

/** Has just entered the password. */
async function asAdmin() {
  const client = market.client();
  await client.post('/api/login', { email, password });
  return client;
}

/** An order that was paid by this wallet and cancelled, and the provider cannot deliver its refund. */
async function stuckRefund(phone: string) {
  const all = await protectedCheckout(market);
  const { reference } = paymentResource.parse((await all.pay({ network: 'mtn', phone })).body);
  await onPhone(market, reference, 'approve', 'needs attention');
  await expect.poll(async () => (await all.read()).state, { timeout: 10_000 }).toBe('paid');
  await all.buyerActs('cancel');
  await runTimers(market);
  await reads(reference, { state: 'needs_attention' });
  // Logs in seldom, because logins are limited.
  const reader = lastingClient(market, email);
  const read = async () => adminPayment.parse((await reader.get(`/api/admin/payments/${reference}`)).body);
  const [stuck] = (await read()).stuck_refunds;
  if (!stuck) throw new Error('no refund is stuck');
  const post = async (what: string, body: object = {}, key = newId()) =>
    (await asAdmin()).post(`/api/admin/refunds/${stuck.id}/${what}`, body, { 'idempotency-key': key });
  return { ...all, reference, read, post, refundId: stuck.id };
}

const refundOf = async (reference: string) =>
  (await market.db.select().from(refunds).where(eq(refunds.paymentId, reference)))[0];

/** Waits for the refund, as the timers do. */
async function reads(reference: string, expected: object): Promise<void> {
  await expect
    .poll(
      async () => {
        market.clock.pass({ minutes: 1 });
        await findLostRefunds({ ctx: market.context() });
        return refundOf(reference);
      },
      { timeout: 10_000 },
    )
    .toMatchObject(expected);
}

async function expectBooksAgree(): Promise<void> {
  market.clock.pass({ minutes: 1 });
  await compareBooks({ ctx: market.context() });
  const all = await market.db.select().from(bookComparisons).orderBy(bookComparisons.comparedAt);
  expect(all.at(-1)?.isMatched).toBe(true);
}

test('an admin enters another wallet, and the provider refunds to it once', async () => {
  const { post, read, reference, moneyOf } = await stuckRefund('0244318207');
  expect(await read()).toMatchObject({
    held_reason: expect.any(String),
    stuck_refunds: [{ needs_details: true, can_send: false, phone: '+233244318207' }],
  });
  const wallet = { network: 'telecel', phone: '0201234567' };
  const key = newId();
  expect((await post('retry', wallet, key)).body).toMatchObject({ state: 'processing' });
  expect((await post('retry', wallet, key)).status).toBe(200);
  expect((await post('retry', wallet)).body.code).toBe('REFUSED');
  await reads(reference, { state: 'processed' });
  expect(await read()).toMatchObject({ state: 'refunded', held_reason: null, stuck_refunds: [] });
  expect(await moneyOf()).toMatchObject({ state: 'refunded', refunded_amount: '220.00' });
  await expectBooksAgree();
});

test('a refund that has not arrived for seven days is sent to the wallet that paid, and the books agree', async () => {
  const { post, read, refundId, moneyOf } = await stuckRefund(wallets.answerLost);
  expect((await post('send')).body.code).toBe('REFUSED');
  market.clock.pass({ days: 7 });
  expect((await read()).stuck_refunds).toMatchObject([{ id: refundId, can_send: true }]);
  const twice = await Promise.all([post('send'), post('send')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await expect
    .poll(
      async () => {
        market.clock.pass({ minutes: 2 });
        await sendRefunds({ ctx: market.context() });
        return (await moneyOf()).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect(await read()).toMatchObject({ state: 'refunded', held_reason: null, stuck_refunds: [] });
  expect((await balancesOf(market))['transfer-fees']).toBe(100);
  await expectBooksAgree();
});

test('a pending refund waits for an admin after seven days', async () => {
  const { read, reference } = await stuckRefund('0244318208');
  await market.db.update(refunds).set({ state: 'pending' }).where(eq(refunds.paymentId, reference));
  expect((await read()).stuck_refunds).toEqual([]);
  market.clock.pass({ days: 7 });
  expect((await read()).stuck_refunds).toMatchObject([{ needs_details: false, can_send: true }]);
});

test('a full wallet is reported, and the refund is sent again', async () => {
  const { post, read, moneyOf } = await stuckRefund('0240000117');
  market.clock.pass({ days: 7 });
  for (const _ of [1, 2]) {
    expect((await post('send')).status).toBe(200);
    await expect
      .poll(async () => (await read()).stuck_refunds[0], { timeout: 10_000 })
      .toMatchObject({ transfer_state: 'failed', transfer_failure: expect.stringContaining('limit'), can_send: true });
  }
  expect((await moneyOf()).state).toBe('refunding');
});

test('a refund that the wallet returns is in review and is sent again', async () => {
  const { post, read, moneyOf } = await stuckRefund(wallets.comesBack);
  market.clock.pass({ days: 7 });
  for (const _ of [1, 2]) {
    expect((await post('send')).status).toBe(200);
    await expect
      .poll(async () => (await read()).stuck_refunds[0], { timeout: 10_000 })
      .toMatchObject({ transfer_state: 'returned', can_send: true, needs_details: false });
    expect((await balancesOf(market))['in-review']).toBe(-22_000);
    await expectBooksAgree();
  }
  expect(await read()).toMatchObject({ held_reason: expect.stringContaining('came back') });
  expect((await moneyOf()).refunded_amount).toBe('220.00');
});

test('the marketplace loses the money of a refund that arrives twice', async () => {
  const { post, reference, read } = await stuckRefund(wallets.waits);
  market.clock.pass({ days: 7 });
  await post('send');
  expect((await post('retry', { network: 'mtn', phone: '0244318207' })).body.code).toBe('REFUSED');
  await expect.poll(async () => (await read()).stuck_refunds[0]?.transfer_state).toBe('pending');
  const { providerId } = (await refundOf(reference)) ?? {};
  const details = { refund_account_details: { currency: 'GHS', account_number: '0244318207', bank_id: '28' } };
  await fetch(`${market.sandboxUrl}/refund/retry_with_customer_details/${providerId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(details),
  });
  await reads(reference, { state: 'processed' });
  const page = await (await fetch(`${market.sandboxUrl}/transfers`)).text();
  const code = /transfers\/(\w+)"/.exec(page)?.[1];
  await fetch(`${market.sandboxUrl}/transfers/${code}`, {
    method: 'POST',
    body: new URLSearchParams({ status: 'success' }),
    redirect: 'manual',
  });
  await expect.poll(async () => (await balancesOf(market)).loss, { timeout: 10_000 }).toBe(22_000);
  await expectBooksAgree();
});
