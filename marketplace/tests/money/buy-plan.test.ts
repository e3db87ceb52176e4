import { createHmac } from 'node:crypto';
import { paymentVerification } from '@besesaka/schema/payments/resources.ts';
import { count, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLostPayments } from '#payments/find-lost.ts';
import { ledgerEntries, ledgerLines, payments, receipts } from '#payments/tables.ts';
import { subscriptions } from '#plans/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { beginToPay, goodNames, goods } from './goods.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld();
});
afterAll(() => it.close());

const day = 24 * 60 * 60 * 1000;
const shopOf = async (id: string) => (await it.db.select().from(shops).where(eq(shops.id, id)))[0];
const paymentOf = async (id: string) => (await it.db.select().from(payments).where(eq(payments.id, id)))[0];
const linesOf = async (paymentId: string) =>
  it.db
    .select({ account: ledgerLines.account, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.paymentId, paymentId))
    .orderBy(ledgerLines.account);

function sign(body: string, key = secretKey): Record<string, string> {
  return { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') };
}

async function webhookOf(reference: string): Promise<string> {
  const found = (await it.transactions()).find((one) => one.reference === reference);
  return JSON.stringify({ event: 'charge.success', data: found });
}

const deliver = (body: string, headers: Record<string, string>) =>
  it.client().send('POST', '/api/payments/webhook', body, { 'content-type': 'application/json', ...headers });

test('a paid plan runs: unlimited listings, a receipt, and balanced books', async () => {
  const seller = await it.seller();
  const begun = await it.begin(seller);
  expect(begun).toMatchObject({ success: true, error: null });
  expect(await shopOf(seller.shop.id)).toMatchObject({ listingLimit: 5 });
  const back = await it.pay(begun.payment_url);
  expect([back.pathname, back.searchParams.get('reference')]).toEqual(['/payments/callback', begun.reference]);
  const verified = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(verified.body).toMatchObject({
    success: true,
    status: 'success',
    payment: { state: 'succeeded', amount: '50.00', channel: 'card', description: 'Plan: 1 Month' },
  });
  const again = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(again.body).toMatchObject({ success: true, status: 'already_verified' });
  const { body } = await seller.client.get('/api/subscriptions');
  const standing = {
    plan: '1_month',
    plan_display: '1 Month',
    status: 'active',
    days_remaining: 30,
    auto_renew: false,
  };
  expect(body.summary).toEqual({ ...standing, is_active: true });
  const day = (n: number) => new Date(it.clock.now().getTime() + n * 86_400_000).toISOString();
  expect(body.results).toMatchObject([{ ...standing, started_date: day(0), next_billing_date: day(30) }]);
  expect(await shopOf(seller.shop.id)).toMatchObject({ listingLimit: null });
  expect(await linesOf(begun.reference)).toEqual([
    { account: 'fees', amount: 98 },
    { account: 'income:subscription', amount: -5000 },
    { account: 'provider', amount: 4902 },
  ]);
  const number = paymentVerification.parse(again.body).payment.receipt_number;
  const receipt = await seller.client.get(`/api/receipts/${number}`);
  expect(receipt.body).toMatchObject({ number, payer_email: seller.shop.owner.email, payment: { amount: '50.00' } });
  expect((await (await it.seller()).client.get(`/api/receipts/${number}`)).status).toBe(404);
});

test('the webhook alone completes a payment, also when mobile money is confirmed later', async () => {
  const seller = await it.seller();
  const begun = await it.begin(seller);
  await it.pay(begun.payment_url, { channel: 'mtn', delay: '1', webhook: '3' });
  const waiting = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(waiting.body).toMatchObject({ success: false, status: 'pending', payment: { state: 'processing' } });
  const again = { payment_type: 'subscription', subscription_id: begun.subscriptionId };
  expect(await it.initialize(seller, again)).toMatchObject({ reference: begun.reference });
  await expect.poll(async () => (await paymentOf(begun.reference))?.state, { timeout: 10_000 }).toBe('succeeded');
  expect(await paymentOf(begun.reference)).toMatchObject({ channel: 'mobile_money' });
});

test.each(goodNames)(
  'a hundred webhooks and the return page together create one %s, one entry and one receipt',
  async (good) => {
    const seller = await it.seller();
    const begun = await beginToPay(it, seller, good);
    await it.pay(begun.payment_url);
    const body = await webhookOf(begun.reference);
    const verify = () => seller.client.post('/api/payments/verify', { reference: begun.reference });
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => deliver(body, sign(body))),
      ...Array.from({ length: 5 }, verify),
      ...Array.from({ length: 50 }, () => deliver(body, sign(body))),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await goods[good].timesGiven(it, seller)).toBe(1);
    expect((await goods[good].end(it, seller))?.getTime()).toBe(it.clock.now().getTime() + 30 * day);
    expect(await it.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, begun.reference))).toBe(1);
    expect(await it.db.$count(receipts, eq(receipts.paymentId, begun.reference))).toBe(1);
  },
  60_000,
);

test('a webhook with a wrong signature is refused and writes nothing', async () => {
  const seller = await it.seller();
  const begun = await it.begin(seller);
  await it.pay(begun.payment_url);
  const body = await webhookOf(begun.reference);
  for (const headers of [{}, sign(body, 'another key'), sign(`${body} `)]) {
    expect((await deliver(body, headers)).status).toBe(401);
  }
  expect(await paymentOf(begun.reference)).toMatchObject({ state: 'open', version: 2 });
  const unknown = JSON.stringify({ event: 'charge.success', data: { ...JSON.parse(body).data, reference: newId() } });
  expect((await deliver(unknown, sign(unknown))).status).toBe(200);
  const senseless = JSON.stringify({ event: 'charge.success', data: { reference: begun.reference } });
  expect((await deliver(senseless, sign(senseless))).status).toBe(400);
  expect(await paymentOf(begun.reference)).toMatchObject({ state: 'open', version: 2 });
});

const misfits = goodNames.flatMap((good) => {
  const { pesewas } = goods[good];
  return [
    { good, money: 'short', heldReason: expect.stringContaining('was paid instead of'), amount: pesewas - 1 },
    { good, money: 'foreign', heldReason: 'Paid in NGN', currency: 'NGN', amount: pesewas },
    { good, money: 'other', heldReason: 'Paid for another user', amount: pesewas },
  ];
});

test.each(misfits)(
  'money for a $good that does not fit ($money) starts nothing and is held for an admin',
  async ({ good, money, heldReason, currency = 'GHS', amount }) => {
    const seller = await it.seller();
    const begun = await beginToPay(it, seller, good);
    await it.pay(begun.payment_url, { money });
    const verified = await seller.client.post('/api/payments/verify', { reference: begun.reference });
    expect(verified.body).toMatchObject({
      success: false,
      status: 'held',
      payment: { state: 'held', receipt_number: null },
    });
    expect(await paymentOf(begun.reference)).toMatchObject({ state: 'held', heldReason });
    expect(await goods[good].timesGiven(it, seller)).toBe(0);
    expect(await linesOf(begun.reference)).toContainEqual({ account: 'in-review', amount: -amount });
    const [entry] = await it.db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, begun.reference));
    expect(entry).toMatchObject({ kind: 'held charge', currency });
  },
);

test("another user's payment is not found, and another user's plan cannot be paid", async () => {
  const [one, other] = [await it.seller(), await it.seller()];
  const begun = await it.begin(one);
  await it.pay(begun.payment_url);
  expect((await other.client.post('/api/payments/verify', { reference: begun.reference })).status).toBe(404);
  expect((await other.client.post('/api/payments/verify', { reference: 'no-reference' })).status).toBe(404);
  const input = { payment_type: 'subscription', subscription_id: begun.subscriptionId };
  expect((await other.client.post('/api/payments/initialize', input)).status).toBe(404);
  expect((await other.client.post('/api/payments/initialize', { payment_type: 'an island' })).body.code).toBe(
    'REFUSED',
  );
  expect(await paymentOf(begun.reference)).toMatchObject({ state: 'open' });
});

test('a declined payment that succeeds on the same page starts one plan', async () => {
  const seller = await it.seller();
  const begun = await it.begin(seller);
  await it.pay(begun.payment_url, { outcome: 'decline' });
  const declined = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(declined.body).toMatchObject({
    success: false,
    status: 'failed',
    payment: { payment_url: begun.payment_url },
  });
  await it.pay(begun.payment_url);
  const paid = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(paid.body).toMatchObject({ success: true, status: 'success' });
});

test('a job completes a payment whose buyer never returned, and ends an abandoned one', async () => {
  const [paid, left] = [await it.seller(), await it.seller()];
  const [one, other] = [await it.begin(paid), await it.begin(left)];
  await it.pay(one.payment_url);
  await it.pay(other.payment_url, { outcome: 'abandon' });
  it.clock.pass({ minutes: 2 });
  await findLostPayments({ ctx: it.context() });
  expect(await paymentOf(one.reference)).toMatchObject({ state: 'succeeded' });
  expect(await paymentOf(other.reference)).toMatchObject({ state: 'open' });
  it.clock.pass({ minutes: 70 });
  await findLostPayments({ ctx: it.context() });
  expect(await paymentOf(other.reference)).toMatchObject({ state: 'abandoned' });
  it.clock.pass({ days: 2 });
  await findLostPayments({ ctx: it.context() });
  expect(await paymentOf(other.reference)).toMatchObject({ dueAt: null });
});

test('a repeated request with the same key starts one payment', async () => {
  const { client } = await it.seller();
  const chosen = await client.post('/api/subscriptions', { plan: '1_week' });
  const ask = () =>
    client.post(
      '/api/payments/initialize',
      { payment_type: 'subscription', subscription_id: chosen.body.id },
      { 'idempotency-key': 'once-and-for-all' },
    );
  const [first, second] = [await ask(), await ask()];
  expect(second.body).toEqual(first.body);
  expect(await it.db.$count(payments, eq(payments.subjectId, String(chosen.body.id)))).toBe(1);
});

test('two payments for one plan on two pages: the first starts it, the second is held', async () => {
  const seller = await it.seller();
  const [one, two] = [await it.growOld(await it.begin(seller)), await it.begin(seller)];
  expect(two.subscriptionId).toBe(one.subscriptionId);
  for (const { payment_url } of [one, two]) await it.pay(payment_url);
  const verify = ({ reference }: { reference: string }) => seller.client.post('/api/payments/verify', { reference });
  expect((await verify(one)).body.status).toBe('success');
  expect((await verify(two)).body.status).toBe('held');
  expect(await paymentOf(two.reference)).toMatchObject({ heldReason: 'The plan was paid before' });
  const all = await seller.client.get('/api/subscriptions');
  expect(all.body.summary).toMatchObject({ days_remaining: 30 });
});

async function buyPlan(seller: Awaited<ReturnType<MoneyWorld['seller']>>, plan?: string): Promise<string> {
  const begun = await it.begin(seller, plan);
  await it.pay(begun.payment_url);
  await seller.client.post('/api/payments/verify', { reference: begun.reference });
  return begun.subscriptionId;
}

test('a cancelled plan ends verification and unlimited listings at once; a new plan within a year restores both', async () => {
  const seller = await it.seller();
  const paper = { idType: 'passport' as const, idNumber: 'G1234567', state: 'verified' as const };
  await it.db
    .insert(sellerApplications)
    .values({ id: newId(), shopId: seller.shop.id, ...paper, decidedAt: it.clock.now(), createdAt: it.clock.now() });
  const path = `/api/subscriptions/${await buyPlan(seller)}`;
  expect((await seller.client.post(`${path}/toggle_auto_renew`)).body).toMatchObject({ auto_renew: true });
  for (const auto_renew of [false, false, true, true])
    expect((await seller.client.put(`${path}/auto-renew`, { auto_renew })).body).toMatchObject({ auto_renew });
  expect((await seller.client.post(`${path}/cancel`)).body).toMatchObject({ status: 'cancelled', auto_renew: false });
  expect(await shopOf(seller.shop.id)).toMatchObject({ verification: 'required', listingLimit: 5 });
  expect((await seller.client.post(`${path}/cancel`)).body.code).toBe('REFUSED');
  await buyPlan(seller);
  expect(await shopOf(seller.shop.id)).toMatchObject({ verification: 'verified', listingLimit: null });
});

test('cancelling the running plan cancels the queued one and raises its version', async () => {
  const seller = await it.seller();
  const [running, queued] = [await buyPlan(seller), await buyPlan(seller, '1_week')];
  const read = async () => (await it.db.select().from(subscriptions).where(eq(subscriptions.id, queued)))[0];
  const before = await read();
  expect(before).toMatchObject({ state: 'scheduled' });
  await seller.client.post(`/api/subscriptions/${running}/cancel`);
  expect(await read()).toMatchObject({ state: 'cancelled', version: (before?.version ?? 0) + 1 });
});

test('automatic renewal of a plan that has ended is refused', async () => {
  const seller = await it.seller();
  const id = await buyPlan(seller, '1_week');
  await it.db.update(subscriptions).set({ endsAt: it.clock.now() }).where(eq(subscriptions.id, id));
  const answer = await seller.client.put(`/api/subscriptions/${id}/auto-renew`, { auto_renew: true });
  expect(answer.body).toMatchObject({ code: 'REFUSED' });
});

test("another seller's plan cannot be changed, and a buyer has none", async () => {
  const [one, other] = [await it.seller(), await it.seller()];
  const { subscriptionId: id } = await it.begin(one);
  for (const act of ['cancel', 'toggle_auto_renew'])
    expect((await other.client.post(`/api/subscriptions/${id}/${act}`)).status).toBe(404);
  expect((await other.client.put(`/api/subscriptions/${id}/upgrade`, { plan: 'annual' })).status).toBe(404);
  expect((await one.client.put(`/api/subscriptions/${id}/upgrade`, { plan: 'annual' })).body.code).toBe('REFUSED');
  expect((await it.client().get('/api/subscriptions')).status).toBe(401);
});

test('receipt numbers have no gaps, and the books sum to zero and agree with the provider', async () => {
  const numbers = (await it.db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, n) => 1001 + n));
  const [all] = await it.db.select({ total: sum(ledgerLines.amount), lines: count() }).from(ledgerLines);
  expect(Number(all?.total)).toBe(0);
  const [there] = await it.db
    .select({ total: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .where(eq(ledgerLines.account, 'provider'));
  const known = new Set((await it.db.select({ id: ledgerEntries.paymentId }).from(ledgerEntries)).map(({ id }) => id));
  const paid = (await it.transactions()).filter(
    ({ status, reference }) => status === 'success' && known.has(reference),
  );
  expect(Number(there?.total)).toBe(paid.reduce((total, { amount, fees }) => total + amount - (fees ?? 0), 0));
});
