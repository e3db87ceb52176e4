import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { and, eq, like, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { cartItems } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines, refunds } from '#payments/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { onPhone, paidCheckout, protectedCheckout, runTimers, waiting } from './protected-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
});
afterAll(() => market.close());

const stockOf = async (id: string) =>
  (await market.db.select().from(products).where(eq(products.id, id)))[0]?.stockQuantity;

const totalOf = async (account: string) => {
  const [found] = await market.db
    .select({ all: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .where(like(ledgerLines.account, account));
  return found?.all ?? 0;
};

const refundedOf = (reference: string) =>
  market.db.$count(refunds, and(eq(refunds.paymentId, reference), eq(refunds.state, 'processed')));

test('a seller cannot see an order before its payment, and the shops get all orders once it is paid', async () => {
  const { parts, first, read, pay, orderOf, moneyOf, user } = await protectedCheckout(market, 2);
  expect(await orderOf()).toMatchObject({ status: 'awaiting_payment', is_protected: true, allowed_actions: [] });
  expect(await read()).toMatchObject({ state: 'open', amount: '440.00', payment: null });
  expect(await stockOf(first.product.id)).toBe(8);
  expect(await market.db.$count(cartItems, eq(cartItems.userId, user.id))).toBe(2);
  for (const path of [
    '/api/orders/seller',
    `/api/orders/${first.code}`,
    '/api/notifications',
    '/api/dashboard/metrics',
  ]) {
    const { body } = await first.client.get(path);
    expect(JSON.stringify(body)).not.toContain(first.code);
    expect(JSON.stringify(body)).not.toContain(user.fullName);
  }
  const stranger = await market.seller();
  expect((await stranger.client.post(`/api/checkouts/${(await read()).checkout_id}/pay`, waiting)).status).toBe(404);

  await pay();
  await expect.poll(async () => (await read()).state, { timeout: 10_000 }).toBe('paid');
  for (const { client, code } of parts) {
    expect((await client.get(`/api/orders/${code}`)).body).toMatchObject({
      status: 'pending',
      payment_method: 'online',
      steps: [{ state: 'awaiting_payment' }, { state: 'pending', action: 'pay' }],
    });
    expect(await moneyOf(code)).toMatchObject({ state: 'held', amount: '220.00', delivery_code: null });
    // 5 % commission on the goods, 20 % VAT on it, 1.95 % for the provider.
    expect(await moneyOf(code, client)).toMatchObject({ shop_amount: '203.71', commission: '12.00' });
  }
  expect(await market.db.$count(cartItems, eq(cartItems.userId, user.id))).toBe(0);
  expect((await pay()).body).toMatchObject({ error: 'This order is paid.' });
});

test('after 15 minutes or Cancel the stock is returned, and a later payment is refunded', async () => {
  const late = await protectedCheckout(market, 2);
  market.clock.pass({ minutes: 12 });
  const { reference } = paymentResource.parse((await late.pay(waiting)).body);
  // The orders wait for the prompt.
  market.clock.pass({ minutes: 3, seconds: 30 });
  await runTimers(market);
  expect((await late.read()).state).toBe('open');
  expect((await late.pay(waiting)).body).toMatchObject({ code: 'REFUSED' });
  market.clock.pass({ minutes: 2 });
  await runTimers(market);
  expect((await late.read()).state).toBe('expired');
  expect(await stockOf(late.first.product.id)).toBe(10);
  expect((await late.first.client.get(`/api/orders/${late.first.code}`)).status).toBe(404);
  await onPhone(market, reference, 'approve');
  await late.buyer.post('/api/payments/verify', { reference });
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return refundedOf(reference);
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  expect(await late.read()).toMatchObject({ state: 'expired', payment: { state: 'refunded' } });

  const left = await protectedCheckout(market);
  expect((await left.buyer.post(`/api/checkouts/${left.id}/cancel`)).body).toMatchObject({ state: 'expired' });
  expect(await stockOf(left.first.product.id)).toBe(10);
});

test('a code confirms the delivery, with five tries only, and 48 hours later the shop is paid', async () => {
  const { act, moneyOf, first, buyerActs } = await paidCheckout(market);
  const enter = (delivery_code: string) =>
    first.client.post(`/api/orders/${first.code}/delivery-code`, { delivery_code });
  expect((await enter('1234')).body).toMatchObject({ code: 'REFUSED' });
  await act('accept');
  await act('dispatch');
  const { delivery_code: code } = await moneyOf();
  expect(code).toMatch(/^\d{4}$/);
  expect((await moneyOf(first.code, first.client)).delivery_code).toBeNull();
  const wrong = code === '0000' ? '0001' : '0000';
  for (let tries = 0; tries < 4; tries += 1) expect((await enter(wrong)).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await enter(String(code))).body).toMatchObject({ delivered_by: 'code', takes_code: false });
  // A new shop waits for seven days.
  market.clock.pass({ days: 6 });
  await runTimers(market);
  expect((await moneyOf()).state).toBe('held');
  market.clock.pass({ days: 2 });
  await runTimers(market);
  expect(await moneyOf()).toMatchObject({ state: 'released', ends_at: null });
  expect(await totalOf(`seller:${first.shop.id}`)).toBe(-20_371);
  expect((await buyerActs('request_return', { reason: 'Too small', return_reason: 'other' })).status).toBe(400);
});

test('a return stops the release; the held money refunds returned goods', async () => {
  const { act, buyerActs, moneyOf, orderOf, reference } = await paidCheckout(market);
  await act('accept');
  await act('dispatch');
  await act('deliver');
  await buyerActs('request_return', { reason: 'A torn seam', return_reason: 'damaged' });
  expect(await moneyOf()).toMatchObject({ state: 'frozen', frozen_by: 'return', releasable_at: null });
  await act('agree_return');
  market.clock.pass({ days: 8 });
  await runTimers(market);
  expect((await moneyOf()).state).toBe('frozen');
  await act('receive_return');
  expect((await moneyOf()).state).toBe('refunding');
  await runTimers(market);
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await moneyOf()).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect(await orderOf()).toMatchObject({ status: 'returned', paid_at: null });
  expect(await refundedOf(reference)).toBe(1);
  const kinds = await market.db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, reference));
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund']);
});

test('if one of two shops declines, only its part is refunded', async () => {
  const { act, parts, moneyOf, reference } = await paidCheckout(market, 2);
  const [one, two] = parts;
  await act('decline', { reason: 'Sold out' }, one);
  await act('accept', {}, two);
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await moneyOf(one?.code)).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect(await moneyOf(two?.code)).toMatchObject({ state: 'held', refunded_amount: '0.00' });
  const given = await market.db.select().from(refunds).where(eq(refunds.paymentId, reference));
  expect(given.map(({ amount }) => amount)).toEqual([22_000]);
});

test('without an answer for 48 hours or a dispatch for 14 days, everything is refunded', async () => {
  const silent = await paidCheckout(market);
  const slow = await paidCheckout(market);
  await slow.act('accept');
  market.clock.pass({ days: 2, minutes: 1 });
  await runTimers(market);
  expect((await silent.orderOf()).status).toBe('expired');
  market.clock.pass({ days: 12 });
  await runTimers(market);
  expect((await slow.orderOf()).status).toBe('cancelled');
  for (const { moneyOf } of [silent, slow])
    await expect
      .poll(
        async () => {
          await runTimers(market);
          return (await moneyOf()).state;
        },
        { timeout: 10_000 },
      )
      .toBe('refunded');
});
