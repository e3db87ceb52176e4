import { order as orderResource } from '@besesaka/schema/orders/resources.ts';
import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { orderMoney as moneyResource, orderMoneyList } from '@besesaka/schema/payouts/resources.ts';
import { and, eq, like, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLostPayments } from '#payments/find-lost.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { openAtProvider } from '#payments/start-payment.ts';
import { ledgerEntries, ledgerLines, payments, refunds } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { password } from '#world/world.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
});
afterAll(() => it.close());

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** Confirms at once in the sandbox; every other number waits on its phone page. */
const willing = { network: 'mtn', phone: '055 123 4987' };
const waiting = { network: 'telecel', phone: '020 123 4567' };

const listOf = (body: object) => orderMoneyList.parse(body).results;

async function acceptedOrder() {
  const seller = await it.seller();
  const product = await it.world.createProduct({ shop: seller.shop, pricePesewas: 10_000 });
  const user = await it.world.createUser();
  const buyer = it.client();
  await buyer.post('/api/login', { email: user.email, password: password });
  const placed = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 2 });
  const order = orderResource.parse(placed.body.order);
  const act = (action: string, more = {}) =>
    seller.client.post(`/api/orders/${order.order_id}/status`, { action, ...more });
  await act('accept');
  const pay = (wallet: object, key = newId()) =>
    buyer.post(`/api/orders/${order.order_id}/pay`, wallet, { 'idempotency-key': key });
  const moneyOf = async (client: typeof buyer) =>
    moneyResource.parse(listOf((await client.get(`/api/order-money?ids=${order.order_id}`)).body)[0]);
  return { seller, buyer, order, act, pay, moneyOf };
}

const linesOf = (paymentId: string) =>
  it.db
    .select({ kind: ledgerEntries.kind, account: ledgerLines.account, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.paymentId, paymentId))
    .orderBy(ledgerEntries.createdAt, ledgerEntries.kind, ledgerLines.account);

async function onPhone(reference: string, outcome: string): Promise<void> {
  const page = await (await fetch(`${it.sandboxUrl}/phone`)).text();
  const form = page.split('<form').find((one) => one.includes(reference));
  const accessCode = /phone\/(\w+)"/.exec(form ?? '')?.[1];
  const body = new URLSearchParams({ outcome, webhook: '1' });
  await fetch(`${it.sandboxUrl}/phone/${accessCode}`, { method: 'POST', body, redirect: 'manual' });
}

test('a buyer pays an accepted order by mobile money, and the shop gets the money at once', async () => {
  const { seller, buyer, order, pay, moneyOf, act } = await acceptedOrder();
  expect(await moneyOf(buyer)).toMatchObject({ state: 'unpaid', can_pay: true, amount: '200.00', payment: null });
  const requested = await act('ask_payment');
  expect(requested.status).toBe(200);
  expect((await moneyOf(buyer)).payment_asked_at).not.toBeNull();
  const begun = paymentResource.parse((await pay(willing)).body);
  expect(begun).toMatchObject({
    state: 'processing',
    prompt: { network: 'mtn', phone: '+233551234987', step: 'phone' },
  });
  await expect.poll(async () => (await moneyOf(buyer)).state, { timeout: 10_000 }).toBe('released');
  const read = await seller.client.get(`/api/orders/${order.order_id}`);
  expect(read.body).toMatchObject({ payment_method: 'online' });
  expect(read.body.allowed_actions).not.toContain('mark_unpaid');
  // 5 % commission on the goods, 20 % VAT on it, 1.95 % for the provider.
  expect(await moneyOf(seller.client)).toMatchObject({
    state: 'released',
    can_pay: false,
    commission: '12.00',
    provider_fee: '3.90',
    shop_amount: '184.10',
    payment: null,
    last_phone: null,
  });
  expect(await moneyOf(buyer)).toMatchObject({
    commission: null,
    shop_amount: null,
    last_phone: '+233551234987',
    payment: { state: 'succeeded', receipt_number: expect.any(Number), prompt: { step: 'paid' } },
  });
  expect(await linesOf(begun.reference)).toEqual([
    { kind: 'charge', account: 'fees', amount: 390 },
    { kind: 'charge', account: 'orders-held', amount: -20_000 },
    { kind: 'charge', account: 'provider', amount: 19_610 },
    { kind: 'release', account: 'fees', amount: -390 },
    { kind: 'release', account: 'income:commission', amount: -1000 },
    { kind: 'release', account: 'orders-held', amount: 20_000 },
    { kind: 'release', account: `seller:${seller.shop.id}`, amount: -18_410 },
    { kind: 'release', account: 'vat', amount: -200 },
  ]);
  expect((await pay(willing)).body).toMatchObject({ code: 'REFUSED', error: 'This order is paid.' });
});

test('double clicks, repeated requests and two tabs open one prompt', async () => {
  const { buyer, pay, moneyOf } = await acceptedOrder();
  const key = newId();
  const answers = await Promise.all([pay(waiting, key), pay(waiting, key), pay(waiting), pay(willing)]);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  const { payment } = await moneyOf(buyer);
  expect(await it.db.$count(payments, eq(payments.subjectId, (await subjectOf(payment?.reference)) ?? ''))).toBe(1);
});

async function subjectOf(reference: string | undefined) {
  const [row] = await it.db
    .select()
    .from(payments)
    .where(eq(payments.id, String(reference)));
  return row?.subjectId;
}

test('a prompt may need a code; declined and expired prompts say so; a cancelled one allows another', async () => {
  const { buyer, pay, moneyOf } = await acceptedOrder();
  const first = paymentResource.parse((await pay(waiting)).body);
  await onPhone(first.reference, 'code');
  const verify = (reference: string) => buyer.post('/api/payments/verify', { reference });
  await verify(first.reference);
  expect(await moneyOf(buyer)).toMatchObject({ prompt_step: 'code', payment: { prompt: { text: /123456/ } } });
  const wrong = await buyer.post(`/api/payments/${first.reference}/code`, { code: '999' });
  expect(wrong.body).toMatchObject({ prompt: { step: 'code' } });
  await buyer.post(`/api/payments/${first.reference}/cancel`);
  expect(await moneyOf(buyer)).toMatchObject({ prompt_step: 'cancelled', can_pay: true });

  const second = paymentResource.parse((await pay(waiting)).body);
  await onPhone(second.reference, 'decline');
  await verify(second.reference);
  expect(await moneyOf(buyer)).toMatchObject({ prompt_step: 'declined' });

  const third = paymentResource.parse((await pay(waiting)).body);
  it.clock.pass({ minutes: 5 });
  await findLostPayments({ ctx: it.context() });
  expect(await moneyOf(buyer)).toMatchObject({ prompt_step: 'timed_out', state: 'unpaid', can_pay: true });
  expect(third.reference).not.toBe(second.reference);
});

test('a prompt that could not be sent in its time is not sent later', async () => {
  const { buyer, pay, moneyOf } = await acceptedOrder();
  it.setWeather('away');
  expect((await pay(waiting)).status).toBe(503);
  it.setWeather('fine');
  it.clock.pass({ minutes: 10 });
  const asked = it.asked.length;
  await resumeExternalCalls({ ctx: it.context(), works: [openAtProvider as unknown as ExternalCall] });
  expect(it.asked.slice(asked)).not.toContain('POST /charge');
  expect(await moneyOf(buyer)).toMatchObject({ prompt_step: 'timed_out', can_pay: true });
  expect((await pay(waiting)).status).toBe(200);
});

test('a payment for an order that is already paid is refunded in full', async () => {
  const { buyer, pay, act, moneyOf, seller } = await acceptedOrder();
  const begun = paymentResource.parse((await pay(waiting)).body);
  await act('mark_paid', { payment_method: 'cash_on_delivery' });
  await onPhone(begun.reference, 'approve');
  await buyer.post('/api/payments/verify', { reference: begun.reference });
  await resumeExternalCalls({ ctx: it.context(), works: [askRefund as unknown as ExternalCall] });
  const isBack = and(eq(refunds.paymentId, begun.reference), eq(refunds.state, 'processed'));
  await expect.poll(() => it.db.$count(refunds, isBack), { timeout: 10_000 }).toBe(1);
  expect(await moneyOf(buyer)).toMatchObject({ state: 'unpaid', payment: { state: 'refunded' } });
  const [owed] = await it.db
    .select({ all: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .where(like(ledgerLines.account, `seller:${seller.shop.id}`));
  expect(owed?.all).toBeNull();
});

test("an admin's refund takes back the shop's share and the commission, and the order is unpaid again", async () => {
  const { buyer, pay, moneyOf, seller, order } = await acceptedOrder();
  const begun = paymentResource.parse((await pay(willing)).body);
  await expect.poll(async () => (await moneyOf(buyer)).state, { timeout: 10_000 }).toBe('released');
  const admin = await it.admin();
  const refund = await admin.post(`/api/admin/payments/${begun.reference}/refund`, { reason: 'The goods never came.' });
  expect(refund.status).toBe(200);
  await expect.poll(async () => (await moneyOf(buyer)).state, { timeout: 10_000 }).toBe('reclaimed');
  expect(await moneyOf(seller.client)).toMatchObject({ refunded_amount: '200.00' });
  const back = (await linesOf(begun.reference)).filter(({ kind }) => kind === 'refund');
  expect(back).toEqual([
    { kind: 'refund', account: 'income:commission', amount: 1000 },
    { kind: 'refund', account: 'provider', amount: -20_000 },
    { kind: 'refund', account: `seller:${seller.shop.id}`, amount: 18_800 },
    { kind: 'refund', account: 'vat', amount: 200 },
  ]);
  const read = await seller.client.get(`/api/orders/${order.order_id}`);
  expect(read.body).toMatchObject({ paid_at: null, payment_method: null });
});

test.each([
  ['a number of another country', { network: 'mtn', phone: '+447700900123' }],
  ['a network that does not exist', { network: 'glo', phone: '0547955140' }],
  ['no number', { network: 'mtn' }],
])('%s is refused at its field', async (_name, wallet) => {
  const { pay } = await acceptedOrder();
  const answer = await pay(wallet);
  expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
});

test('another user cannot pay the order, and an order that is not accepted cannot be paid', async () => {
  const { order, pay, seller } = await acceptedOrder();
  const stranger = await it.seller();
  const path = `/api/orders/${order.order_id}/pay`;
  expect((await stranger.client.post(path, willing)).status).toBe(404);
  expect((await seller.client.post(path, willing)).status).toBe(404);
  await seller.client.post(`/api/orders/${order.order_id}/status`, { action: 'cancel', reason: 'Sold out.' });
  expect((await pay(willing)).body).toMatchObject({ code: 'REFUSED', error: 'This order cannot be paid now.' });
});

test('an order that is cancelled after its payment is refunded automatically', async () => {
  const { buyer, pay, moneyOf, act } = await acceptedOrder();
  const begun = paymentResource.parse((await pay(willing)).body);
  await expect.poll(async () => (await moneyOf(buyer)).state, { timeout: 10_000 }).toBe('released');
  await act('cancel', { reason: 'It broke on the way.' });
  await it.marketplace.jobs.start();
  const isAsked = and(eq(refunds.paymentId, begun.reference), eq(refunds.state, 'asking'));
  await expect.poll(() => it.db.$count(refunds, isAsked), { timeout: 10_000 }).toBe(1);
  await resumeExternalCalls({ ctx: it.context(), works: [askRefund as unknown as ExternalCall] });
  await expect.poll(async () => (await moneyOf(buyer)).state, { timeout: 10_000 }).toBe('reclaimed');
  expect(await it.db.$count(refunds, eq(refunds.paymentId, begun.reference))).toBe(1);
});
