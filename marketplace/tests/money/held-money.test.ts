import { and, eq, inArray, like, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import { ledgerLines, refunds } from '#payments/tables.ts';
import { orderMoney } from '#payouts/tables.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';
import { paidCheckout, runTimers } from './protected-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
});
afterAll(() => it.close());

const totalOf = async (account: string) => {
  const [found] = await it.db
    .select({ all: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .where(like(ledgerLines.account, account));
  return found?.all ?? 0;
};

const refundedOf = (reference: string) =>
  it.db.$count(refunds, and(eq(refunds.paymentId, reference), eq(refunds.state, 'processed')));

test('a reported problem holds the money until the seller answers and an admin decides', async () => {
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

test('a seller who does not answer a problem within 48 hours loses the money', async () => {
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

test('a seller refunds a part before and after the release, and never more than what is left', async () => {
  const { act, first, buyerActs, moneyOf, reference } = await paidCheckout(it);
  const refund = (amount: string) =>
    first.client.post(`/api/orders/${first.code}/refund`, { amount, reason: 'One bowl was broken.' });
  expect((await refund('220.01')).body).toMatchObject({
    code: 'INVALID_INPUT',
    error: 'At most ₵220 can be refunded.',
  });
  expect((await refund('20')).body).toMatchObject({ state: 'held', refundable: '200.00' });
  const byAdmin = await (await it.admin()).post(`/api/admin/payments/${reference}/refund`, { reason: 'Paid twice.' });
  expect(byAdmin.body).toMatchObject({ code: 'REFUSED', error: 'This payment is already being refunded.' });
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

test('a message about a refund at the provider that comes while we ask for one is refused, so it is repeated', async () => {
  const { first, moneyOf, reference } = await paidCheckout(it);
  await first.client.post(`/api/orders/${first.code}/refund`, { amount: '20', reason: 'One bowl was broken.' });
  await fetch(`${it.sandboxUrl}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: reference, amount: 2_523 }),
  });
  await expect(checkRefund(it.context(), reference)).rejects.toThrow();
  await expect
    .poll(async () => {
      await runTimers(it);
      await checkRefund(it.context(), reference);
      return (await moneyOf()).refunded_amount;
    })
    .toBe('45.23');
});

/** Each order goes this far, and then waits. */
const lastSteps = [
  'nothing',
  'accept',
  'dispatch',
  'case',
  'answered case',
  'deliver',
  'return',
  'agreed return',
] as const;

async function goUpTo(last: (typeof lastSteps)[number]) {
  const checkout = await paidCheckout(it);
  const { act, buyerActs, buyer, first } = checkout;
  const isCase = last === 'case' || last === 'answered case';
  const steps: Record<string, () => Promise<unknown>> = {
    accept: () => act('accept'),
    dispatch: () => act('dispatch'),
    ...(isCase && {
      case: () => buyer.post(`/api/orders/${first.code}/case`, { text: 'The box was empty.' }),
      'answered case': () =>
        first.client.post(`/api/orders/${first.code}/case/answer`, { answer: 'It was full when it left.' }),
    }),
    deliver: () => act('deliver'),
    return: () => buyerActs('request_return', { reason: 'A torn seam', return_reason: 'damaged' }),
    'agreed return': () => act('agree_return'),
  };
  const names = Object.keys(steps);
  for (const name of names.slice(0, names.indexOf(last) + 1)) await steps[name]?.();
  return { ...checkout, last };
}

// While a bank decides, the money waits longer (decision 045): disputes.test.ts.
test('no money is held after day 30, whatever the last step was', async () => {
  const all = await Promise.all(lastSteps.map(goUpTo));
  for (let days = 0; days < 31; days += 2) {
    it.clock.pass({ days: 2 });
    await runTimers(it);
  }
  for (const { last, moneyOf } of all) {
    await expect
      .poll(
        async () => {
          await runTimers(it);
          return (await moneyOf()).state;
        },
        { timeout: 10_000, message: last },
      )
      .toMatch(/^(released|refunded)$/);
    expect((await moneyOf()).case?.ended_at).not.toBeNull();
  }
});

test('a case that was opened late ends on day 30, and the buyer gets the money', async () => {
  const { act, buyer, first, moneyOf } = await paidCheckout(it);
  await act('accept');
  await act('dispatch');
  it.clock.pass({ days: 13 });
  await act('deliver');
  it.clock.pass({ days: 5 });
  await runTimers(it);
  await buyer.post(`/api/orders/${first.code}/case`, { text: 'The box was empty.' });
  await first.client.post(`/api/orders/${first.code}/case/answer`, { answer: 'It was full when it left.' });
  it.clock.pass({ days: 11 });
  await runTimers(it);
  expect(await moneyOf()).toMatchObject({ state: 'frozen', frozen_by: 'case' });
  it.clock.pass({ days: 1, minutes: 5 });
  await runTimers(it);
  expect(await moneyOf()).toMatchObject({ state: expect.stringMatching(/^refund/), case: { outcome: 'refunded' } });
});

test('at the end the ledger is exact: no money is held for orders that are over', async () => {
  expect(await totalOf('%')).toBe(0);
  const rows = await it.db
    .select()
    .from(orderMoney)
    .where(inArray(orderMoney.state, ['held', 'frozen', 'refunding']));
  const held = rows.reduce((total, one) => total + one.grossPesewas - one.refundedPesewas, 0);
  expect((await totalOf('orders-held')) + held).toBe(0);
});
