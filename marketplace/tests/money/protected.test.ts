import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { and, eq, inArray, like, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { cartItems } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines, refunds } from '#payments/tables.ts';
import { orderMoney } from '#payouts/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { onPhone, paidCheckout, protectedCheckout, runTimers, waiting } from './protected-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
});
afterAll(() => it.close());

const stockOf = async (id: string) =>
  (await it.db.select().from(products).where(eq(products.id, id)))[0]?.stockQuantity;

const totalOf = async (account: string) => {
  const [found] = await it.db
    .select({ all: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .where(like(ledgerLines.account, account));
  return found?.all ?? 0;
};

const refundedOf = (reference: string) =>
  it.db.$count(refunds, and(eq(refunds.paymentId, reference), eq(refunds.state, 'processed')));

test('an order that waits for its payment is unseen by its seller, and the shops get all once it is paid', async () => {
  const { parts, first, read, pay, orderOf, moneyOf, user } = await protectedCheckout(it, 2);
  expect(await orderOf()).toMatchObject({ status: 'awaiting_payment', is_protected: true, allowed_actions: [] });
  expect(await read()).toMatchObject({ state: 'open', amount: '440.00', payment: null });
  expect(await stockOf(first.product.id)).toBe(8);
  expect(await it.db.$count(cartItems, eq(cartItems.userId, user.id))).toBe(2);
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
  const stranger = await it.seller();
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
  expect(await it.db.$count(cartItems, eq(cartItems.userId, user.id))).toBe(0);
  expect((await pay()).body).toMatchObject({ error: 'This order is paid.' });
});

test('after 15 minutes, or by Cancel, the stock is back, and a payment that comes later is refunded', async () => {
  const late = await protectedCheckout(it, 2);
  it.clock.pass({ minutes: 12 });
  const { reference } = paymentResource.parse((await late.pay(waiting)).body);
  // The orders wait for the prompt.
  it.clock.pass({ minutes: 3, seconds: 30 });
  await runTimers(it);
  expect((await late.read()).state).toBe('open');
  expect((await late.pay(waiting)).body).toMatchObject({ code: 'REFUSED' });
  it.clock.pass({ minutes: 2 });
  await runTimers(it);
  expect((await late.read()).state).toBe('expired');
  expect(await stockOf(late.first.product.id)).toBe(10);
  expect((await late.first.client.get(`/api/orders/${late.first.code}`)).status).toBe(404);
  await onPhone(it, reference, 'approve');
  await late.buyer.post('/api/payments/verify', { reference });
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return refundedOf(reference);
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  expect(await late.read()).toMatchObject({ state: 'expired', payment: { state: 'refunded' } });

  const left = await protectedCheckout(it);
  expect((await left.buyer.post(`/api/checkouts/${left.id}/cancel`)).body).toMatchObject({ state: 'expired' });
  expect(await stockOf(left.first.product.id)).toBe(10);
});

test('a code confirms the delivery, five tries only, and 48 hours later the shop is paid', async () => {
  const { act, moneyOf, first, buyerActs } = await paidCheckout(it);
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
  it.clock.pass({ days: 6 });
  await runTimers(it);
  expect((await moneyOf()).state).toBe('held');
  it.clock.pass({ days: 2 });
  await runTimers(it);
  expect(await moneyOf()).toMatchObject({ state: 'released', ends_at: null });
  expect(await totalOf(`seller:${first.shop.id}`)).toBe(-20_371);
  expect((await buyerActs('request_return', { reason: 'Too small', return_reason: 'other' })).status).toBe(400);
});

test('a return stops the clock; goods that come back are paid back from the held money', async () => {
  const { act, buyerActs, moneyOf, orderOf, reference } = await paidCheckout(it);
  await act('accept');
  await act('dispatch');
  await act('deliver');
  await buyerActs('request_return', { reason: 'A torn seam', return_reason: 'damaged' });
  expect(await moneyOf()).toMatchObject({ state: 'frozen', frozen_by: 'return', releasable_at: null });
  await act('agree_return');
  it.clock.pass({ days: 8 });
  await runTimers(it);
  expect((await moneyOf()).state).toBe('frozen');
  await act('receive_return');
  expect((await moneyOf()).state).toBe('refunding');
  await runTimers(it);
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return (await moneyOf()).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect(await orderOf()).toMatchObject({ status: 'returned', paid_at: null });
  expect(await refundedOf(reference)).toBe(1);
  const kinds = await it.db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, reference));
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund']);
});

test('of two shops, one declines: only its part goes back', async () => {
  const { act, parts, moneyOf, reference } = await paidCheckout(it, 2);
  const [one, two] = parts;
  await act('decline', { reason: 'Sold out' }, one);
  await act('accept', {}, two);
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return (await moneyOf(one?.code)).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect(await moneyOf(two?.code)).toMatchObject({ state: 'held', refunded_amount: '0.00' });
  const given = await it.db.select().from(refunds).where(eq(refunds.paymentId, reference));
  expect(given.map(({ amount }) => amount)).toEqual([22_000]);
});

test('without an answer for 48 hours, or without a dispatch for 14 days, all comes back', async () => {
  const silent = await paidCheckout(it);
  const slow = await paidCheckout(it);
  await slow.act('accept');
  it.clock.pass({ days: 2, minutes: 1 });
  await runTimers(it);
  expect((await silent.orderOf()).status).toBe('expired');
  it.clock.pass({ days: 12 });
  await runTimers(it);
  expect((await slow.orderOf()).status).toBe('cancelled');
  for (const { moneyOf } of [silent, slow])
    await expect
      .poll(
        async () => {
          await runTimers(it);
          return (await moneyOf()).state;
        },
        { timeout: 10_000 },
      )
      .toBe('refunded');
});

test('a problem holds the money until the seller answers and an admin decides', async () => {
  const { act, buyer, first, moneyOf } = await paidCheckout(it);
  const report = (text: string) => buyer.post(`/api/orders/${first.code}/case`, { text });
  expect((await report('Nothing came so far.')).body).toMatchObject({ code: 'REFUSED' });
  await act('accept');
  await act('dispatch');
  expect((await report('short')).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await report('The box was empty.')).body).toMatchObject({ state: 'frozen', frozen_by: 'case' });
  expect((await report('The box was empty.')).body).toMatchObject({ code: 'REFUSED' });
  await first.client.post(`/api/orders/${first.code}/case/answer`, { answer: 'It was full when it left.' });
  it.clock.pass({ days: 3 });
  await runTimers(it);
  const admin = await it.admin();
  const list = await admin.get('/api/admin/cases');
  const { case: open } = await moneyOf();
  expect(JSON.stringify(list.body)).toContain(String(open?.id));
  const decided = await admin.post(`/api/admin/cases/${open?.id}/decide`, {
    outcome: 'released',
    note: 'The rider has a photo of the full box.',
  });
  expect(decided.body).toMatchObject({ outcome: 'released', order_id: first.code });
  expect(await moneyOf()).toMatchObject({ state: 'released', case: { outcome: 'released' } });
  expect((await first.client.get(`/api/admin/cases/${open?.id}`)).status).toBe(403);
});

test('a seller who does not answer a problem within 48 hours loses it', async () => {
  const { act, buyer, first, moneyOf, orderOf } = await paidCheckout(it);
  await act('accept');
  await act('dispatch');
  await buyer.post(`/api/orders/${first.code}/case`, { text: 'The box was empty.' });
  it.clock.pass({ days: 2, minutes: 1 });
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return (await moneyOf()).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  expect((await orderOf()).status).toBe('cancelled');
});

test('a seller refunds a part, before the release and after it, never more than what is left', async () => {
  const { act, first, buyerActs, moneyOf, reference } = await paidCheckout(it);
  const refund = (amount: string) =>
    first.client.post(`/api/orders/${first.code}/refund`, { amount, reason: 'One bowl was broken.' });
  expect((await refund('220.01')).body).toMatchObject({
    code: 'INVALID_INPUT',
    error: 'At most ₵220.00 can be refunded.',
  });
  expect((await refund('20')).body).toMatchObject({ state: 'held', refundable: '200.00' });
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return (await moneyOf()).refunded_amount;
      },
      { timeout: 10_000 },
    )
    .toBe('20.00');
  await act('accept');
  await act('dispatch');
  await buyerActs('deliver');
  it.clock.pass({ days: 8 });
  await runTimers(it);
  expect(await moneyOf()).toMatchObject({ state: 'released' });
  await refund('100');
  await expect
    .poll(
      async () => {
        await runTimers(it);
        return (await moneyOf()).refunded_amount;
      },
      { timeout: 10_000 },
    )
    .toBe('120.00');
  expect(await refundedOf(reference)).toBe(2);
  expect((await refund('100.01')).body).toMatchObject({ code: 'INVALID_INPUT' });
});

test.each(['nothing', 'accept', 'dispatch', 'deliver', 'return', 'agreed return', 'case', 'answered case'])(
  'no money is held after day 30: %s, and then silence',
  async (last) => {
    const { act, buyerActs, buyer, first, moneyOf } = await paidCheckout(it);
    const steps: Record<string, () => Promise<unknown>> = {
      accept: () => act('accept'),
      dispatch: () => act('dispatch'),
      deliver: () => act('deliver'),
      return: () => buyerActs('request_return', { reason: 'A torn seam', return_reason: 'damaged' }),
      'agreed return': () => act('agree_return'),
    };
    if (last.endsWith('case')) {
      for (const one of ['accept', 'dispatch'] as const) await act(one);
      await buyer.post(`/api/orders/${first.code}/case`, { text: 'The box was empty.' });
      if (last === 'answered case')
        await first.client.post(`/api/orders/${first.code}/case/answer`, { answer: 'It was full when it left.' });
    } else if (last !== 'nothing') {
      const names = Object.keys(steps);
      for (const name of names.slice(0, names.indexOf(last) + 1)) await steps[name]?.();
    }
    for (let days = 0; days < 31; days += 1) {
      it.clock.pass({ days: 1 });
      await runTimers(it);
    }
    await expect
      .poll(
        async () => {
          await runTimers(it);
          return (await moneyOf()).state;
        },
        { timeout: 10_000 },
      )
      .toMatch(/^(released|refunded)$/);
    expect((await moneyOf()).case?.ended_at).not.toBeNull();
  },
);

test('afterwards the ledger is exact: nothing is held for orders that are over', async () => {
  expect(await totalOf('%')).toBe(0);
  const rows = await it.db
    .select()
    .from(orderMoney)
    .where(inArray(orderMoney.state, ['held', 'frozen', 'refunding']));
  const held = rows.reduce((total, one) => total + one.grossPesewas - one.refundedPesewas, 0);
  expect((await totalOf('orders-held')) + held).toBe(0);
});
