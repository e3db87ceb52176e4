import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueEvidence } from '#payments/disputes/send-evidence.ts';
import { disputes, payments, refunds } from '#payments/tables.ts';
import { compareBooks } from '#payouts/books/compare-books.ts';
import { bookComparisons } from '#payouts/books/tables.ts';
import { alarmCases } from '#payouts/cases/alarm-cases.ts';
import { moveDueMoney } from '#payouts/held/move-due-money.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { takeBack } from '#payouts/take-back.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { settingChanges } from '#platform/settings/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { balancesOf } from './paid-shop.ts';
import { paidCheckout, runTimers } from './protected-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
});
afterAll(() => market.close());

const disputeOf = async (reference: string) =>
  (await market.db.select().from(disputes).where(eq(disputes.paymentId, reference)))[0];

async function dispute(reference: string) {
  const body = new URLSearchParams({ reference });
  await fetch(`${market.sandboxUrl}/disputes`, { method: 'POST', body, redirect: 'manual' });
  await expect.poll(async () => (await disputeOf(reference))?.state, { timeout: 10_000 }).toBe('open');
}

async function decide(reference: string, resolution: 'declined' | 'auto-accepted', state: 'won' | 'lost') {
  const body = new URLSearchParams({ resolution });
  const id = (await disputeOf(reference))?.id;
  await fetch(`${market.sandboxUrl}/disputes/${id}`, { method: 'POST', body, redirect: 'manual' });
  await expect.poll(async () => (await disputeOf(reference))?.state, { timeout: 10_000 }).toBe(state);
}

test('a dispute stops the release and every refund, and the money continues when it is won', async () => {
  const { act, buyerActs, first, moneyOf, reference } = await paidCheckout(market);
  for (const step of ['accept', 'dispatch'] as const) await act(step);
  await buyerActs('deliver');
  await dispute(reference);
  expect(await moneyOf()).toMatchObject({ state: 'frozen', frozen_by: 'dispute' });
  market.clock.pass({ days: 9 });
  await runTimers(market);
  await buyerActs('complete');
  expect((await moneyOf()).state).toBe('frozen');
  const refund = { amount: '20', reason: 'One bowl was broken.' };
  expect((await first.client.post(`/api/orders/${first.code}/refund`, refund)).body.code).toBe('REFUSED');
  const admin = await market.admin();
  const path = `/api/admin/payments/${reference}`;
  expect((await admin.post(`${path}/refund`, { reason: 'It was paid twice.' })).body.code).toBe('REFUSED');
  expect((await admin.get(path)).body).toMatchObject({ held_reason: expect.stringContaining('bank') });
  await decide(reference, 'declined', 'won');
  expect(await moneyOf()).toMatchObject({ state: 'held', frozen_by: null });
  market.clock.pass({ days: 9 });
  await runTimers(market);
  expect((await moneyOf()).state).toBe('released');
});

test('a lost dispute takes the held money once, also if the order is cancelled meanwhile', async () => {
  const { act, moneyOf, reference, orderOf } = await paidCheckout(market);
  await dispute(reference);
  await act('decline', { reason: 'Sold out' });
  await runTimers(market);
  expect((await moneyOf()).state).toBe('refunding');
  expect(await market.db.$count(refunds, eq(refunds.paymentId, reference))).toBe(0);
  await decide(reference, 'auto-accepted', 'lost');
  await runTimers(market);
  expect(await moneyOf()).toMatchObject({ state: 'refunded', refunded_amount: '220.00' });
  expect(await market.db.$count(refunds, eq(refunds.paymentId, reference))).toBe(1);
  expect((await orderOf()).paid_at).toBeNull();
});

test('a dispute that is lost after the release is taken back from the shop, and the books agree', async () => {
  const { act, buyerActs, first, moneyOf, reference } = await paidCheckout(market);
  for (const step of ['accept', 'dispatch'] as const) await act(step);
  await buyerActs('deliver');
  market.clock.pass({ days: 8 });
  await runTimers(market);
  expect((await moneyOf()).state).toBe('released');
  await dispute(reference);
  await decide(reference, 'auto-accepted', 'lost');
  expect((await moneyOf()).state).toBe('reclaimed');
  // The provider's fee is not given back.
  expect((await balancesOf(market))[`seller:${first.shop.id}`]).toBe(429);
  await compareBooks({ ctx: market.context() });
  const [last] = await market.db.select().from(bookComparisons);
  expect(last?.isMatched).toBe(true);
});

test('the evidence is sent automatically, and again after each new event', async () => {
  const { act, first, reference } = await paidCheckout(market);
  await act('accept');
  await dispute(reference);
  // The sandbox has another clock.
  const dueAt = new Date(market.clock.now().getTime() + 22 * 60 * 60_000);
  await market.db.update(disputes).set({ dueAt }).where(eq(disputes.paymentId, reference));
  await sendDueEvidence({ ctx: market.context() });
  const sent = await disputeOf(reference);
  expect(sent?.evidence).toContain(first.code);
  expect(sent?.evidence).not.toContain('Delivered');
  await act('dispatch', { rider_name: 'Kwame Boadi', rider_phone: '0244123456' });
  await act('deliver');
  market.clock.pass({ minutes: 23 * 60 });
  await sendDueEvidence({ ctx: market.context() });
  const again = (await disputeOf(reference))?.evidence;
  expect(again).toContain('Kwame Boadi');
  expect(again).toContain('Delivered');
  expect(again).toContain('the seller marked it');
  expect(await (await fetch(`${market.sandboxUrl}/disputes`)).text()).toContain('the seller marked it');
  await decide(reference, 'declined', 'won');
});

test('the evidence is sent later if the provider does not answer', async () => {
  const { reference } = await paidCheckout(market);
  await dispute(reference);
  market.setWeather('500');
  await sendDueEvidence({ ctx: market.context() });
  market.setWeather('fine');
  expect((await disputeOf(reference))?.evidenceSentAt).toBeNull();
  market.clock.pass({ minutes: 6 });
  await sendDueEvidence({ ctx: market.context() });
  expect((await disputeOf(reference))?.evidenceSentAt).not.toBeNull();
});

test('an admin accepts a dispute, and the payer gets the money', async () => {
  const { moneyOf, reference } = await paidCheckout(market);
  await dispute(reference);
  const { id } = (await disputeOf(reference)) ?? {};
  const answer = { answer: 'accept', message: 'The shop did not send the goods.' };
  const accepted = await (await market.admin()).post(`/api/admin/disputes/${id}/answer`, answer);
  expect(accepted.body).toMatchObject({ id: String(id), state: 'lost', answer: 'accept' });
  expect((await moneyOf()).state).toBe('refunded');
});

test('an admin declines a dispute once, and the bank decides', async () => {
  const { moneyOf, reference } = await paidCheckout(market);
  await dispute(reference);
  const { id } = (await disputeOf(reference)) ?? {};
  const path = `/api/admin/disputes/${id}/answer`;
  const answer = { answer: 'decline', message: 'The buyer gave the code.' };
  const admin = await market.admin();
  expect((await admin.post(path, { ...answer, message: '' })).status).toBe(400);
  market.setWeather('away');
  expect((await admin.post(path, answer)).status).toBe(503);
  market.setWeather('fine');
  expect((await admin.post(path, answer)).body).toMatchObject({ state: 'open', answer: 'decline' });
  expect((await admin.post(path, answer)).body.code).toBe('REFUSED');
  await decide(reference, 'declined', 'won');
  expect((await moneyOf()).state).toBe('held');
});

test('the marketplace loses what exceeds the remaining money, and the books agree', async () => {
  const { first, reference } = await paidCheckout(market);
  await first.client.post(`/api/orders/${first.code}/refund`, { amount: '20', reason: 'One bowl was broken.' });
  await runTimers(market);
  await expect
    .poll(async () => {
      market.clock.pass({ minutes: 2 });
      await runTimers(market);
      return market.db.$count(refunds, and(eq(refunds.paymentId, reference), eq(refunds.state, 'processed')));
    })
    .toBe(1);
  const before = (await balancesOf(market)).loss ?? 0;
  await dispute(reference);
  await decide(reference, 'auto-accepted', 'lost');
  expect(((await balancesOf(market)).loss ?? 0) - before).toBe(2_000);
  await compareBooks({ ctx: market.context() });
  const all = await market.db.select().from(bookComparisons).orderBy(bookComparisons.comparedAt);
  expect(all.at(-1)?.isMatched).toBe(true);
});

test('a dispute beyond day 30 stops all deadlines, and the money moves once it is decided', async () => {
  const { act, buyerActs, moneyOf, reference } = await paidCheckout(market);
  for (const step of ['accept', 'dispatch'] as const) await act(step);
  await buyerActs('deliver');
  await dispute(reference);
  market.clock.pass({ days: 31 });
  await runTimers(market);
  expect(await moveDueMoney({ ctx: market.context() })).toEqual({ moved: 0, failed: 0 });
  const isIt = eq(orderMoney.paymentId, reference);
  expect((await market.db.select({ dueAt: orderMoney.dueAt }).from(orderMoney).where(isIt))[0]?.dueAt).toBeNull();
  await decide(reference, 'declined', 'won');
  await runTimers(market);
  expect((await moneyOf()).state).toBe('released');
});

test('admins get one alert, hours before the provider decides', async () => {
  const { reference } = await paidCheckout(market);
  await dispute(reference);
  const decidedAt = new Date(market.clock.now().getTime() + 7 * 60 * 60_000);
  const dueAt = new Date(decidedAt.getTime() - 6 * 60 * 60_000);
  await market.db.update(cases).set({ alarmedAt: market.clock.now() });
  await market.db.update(cases).set({ dueAt, alarmedAt: null }).where(eq(cases.paymentId, reference));
  expect(await alarmCases({ ctx: market.context() })).toBe(0);
  market.clock.pass({ minutes: 61 });
  expect(await alarmCases({ ctx: market.context() })).toBe(1);
  expect(await alarmCases({ ctx: market.context() })).toBe(0);
});

test('a refund at the provider during a dispute is taken from the orders that still have money', async () => {
  const { reference, moneyOf, parts } = await paidCheckout(market, 2);
  const [payment] = await market.db.select().from(payments).where(eq(payments.id, reference));
  if (!payment) throw new Error('the checkout has no payment');
  const take = (amount: number, subjectId: string | null) =>
    inTransaction(market.context(), (tx) =>
      takeBack(tx, payment, { amount, isAll: false, subjectId, reason: 'Refunded' }),
    );
  const sumOf = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = await market.db
    .select()
    .from(orderMoney)
    .where(eq(orderMoney.paymentId, reference))
    .orderBy(orderMoney.orderId);
  // The refund names no order, so the first order pays.
  expect(sumOf(await take(700, null))).toBe(700);
  // The refund of the whole first order was requested before that.
  expect(sumOf(await take(22_000, first?.orderId ?? null))).toBe(22_000);
  const refunded = await Promise.all(parts.map(async ({ code }) => (await moneyOf(code)).refunded_amount));
  expect(refunded.toSorted()).toEqual(['220.00', '7.00']);
});

test('two admins accept a dispute above the limit', async () => {
  const { reference } = await paidCheckout(market);
  await dispute(reference);
  const { id } = (await disputeOf(reference)) ?? {};
  const { id: actorId } = await market.world.createUser({ staffRole: 'owner' });
  const made = { reason: 'Fewer mistakes.', actorId, createdAt: market.clock.now(), validFrom: market.clock.now() };
  const limit = { id: newId(), name: 'order_approval_above' as const, value: '1', version: 1, ...made };
  await market.db.insert(settingChanges).values(limit);
  await expect.poll(() => market.context().settings.at(market.clock.now(), 'order_approval_above')).toBe(100);
  const answer = { answer: 'accept', message: 'The shop did not send the goods.' };
  const path = `/api/admin/disputes/${id}/answer`;
  const [first, second] = [await market.admin(), await market.admin()];
  expect((await first.post(path, answer)).body).toMatchObject({
    state: 'open',
    answer: null,
    accepted_at: expect.any(String),
  });
  expect((await first.post(path, answer)).body).toMatchObject({ code: 'REFUSED' });
  expect((await second.post(path, answer)).body).toMatchObject({ state: 'lost', answer: 'accept' });
});
