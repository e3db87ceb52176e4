import { orderActs } from '@besesaka/schema/payouts/order-acts/resources.ts';
import { orderActTexts as texts } from '@besesaka/schema/payouts/order-acts/texts.ts';
import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#notifications/tables.ts';
import { ledgerLines } from '#payments/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { paidCheckout, runTimers } from './protected-world.ts';

let market: MoneyWorld;
let admin: Awaited<ReturnType<MoneyWorld['admin']>>;
beforeAll(async () => {
  market = await startMoneyWorld();
  admin = await market.admin();
});
afterAll(() => market.close());

const reason = 'Both sides asked us to do this.';

/** A paid order, with what an admin can do with it. */
async function paidOrder() {
  const paid = await paidCheckout(market);
  const path = `/api/admin/orders/${paid.first.code}`;
  return {
    ...paid,
    acts: async () => orderActs.parse((await admin.get(`${path}/acts`)).body),
    adminActs: (act: string, more: object = {}) => admin.post(`${path}/act`, { act, reason, ...more }),
  };
}

async function noticesOf(userId: string, code: string) {
  const isIt = and(eq(notifications.userId, userId), eq(notifications.link, `/dashboard/orders/${code}`));
  const rows = await market.db.select().from(notifications).where(isIt);
  return JSON.stringify(rows);
}

test('an admin cancels a sent order: the buyer gets all of the money, both users read why, and it is audited', async () => {
  const { act, adminActs, acts, first, moneyOf, orderOf, user } = await paidOrder();
  await act('accept');
  await act('dispatch');
  expect(await acts()).toMatchObject({ acts: ['cancel', 'refund', 'release'], refundable: '220.00', state: 'held' });
  expect((await adminActs('cancel', { version: 1 })).body).toMatchObject({ code: 'STALE' });
  expect((await adminActs('cancel', { reason: 'short' })).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await adminActs('cancel')).body).toMatchObject({ order_id: first.code, acts: [] });
  expect((await orderOf()).steps.at(-1)).toMatchObject({ state: 'cancelled', by: 'admin', reason });
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await moneyOf()).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  for (const id of [user.id, first.shop.owner.id]) expect(await noticesOf(id, first.code)).toContain(reason);
  const [entry] = await market.db.select().from(auditLog).where(eq(auditLog.subject, first.code));
  expect(entry).toMatchObject({ act: 'orders.cancel', details: { reason } });
  expect((await adminActs('cancel')).body).toMatchObject({ code: 'REFUSED', error: texts.notNow });
});

test('an admin refunds a part and releases the rest to the shop, which ends the open case', async () => {
  const { act, adminActs, acts, buyer, first, moneyOf } = await paidOrder();
  await act('accept');
  await act('dispatch');
  await buyer.post(`/api/orders/${first.code}/case`, { text: 'One of the two bowls was broken.' });
  expect(await acts()).toMatchObject({ frozen_by: 'case', case_id: expect.any(String) });
  expect((await adminActs('refund')).body).toMatchObject({ code: 'INVALID_INPUT', error: texts.amountRequired });
  expect((await adminActs('refund', { amount: '220.01' })).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await adminActs('refund', { amount: '50' })).body).toMatchObject({ refundable: '170.00' });
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await moneyOf()).refunded_amount;
      },
      { timeout: 10_000 },
    )
    .toBe('50.00');
  expect((await adminActs('release')).body).toMatchObject({ state: 'released', case_id: null });
  expect(await moneyOf()).toMatchObject({ state: 'released', case: { outcome: 'released', note: reason } });
  const [held] = await market.db
    .select({ all: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .where(eq(ledgerLines.account, `seller:${first.shop.id}`));
  expect(held?.all).toBeLessThan(0);
});

test('an admin gives more time, and both deadlines move', async () => {
  const { act, buyerActs, adminActs, acts } = await paidOrder();
  await act('accept');
  await act('dispatch');
  await buyerActs('deliver');
  const before = await acts();
  expect((await adminActs('extend')).body).toMatchObject({ code: 'INVALID_INPUT', error: texts.daysRequired });
  expect((await adminActs('extend', { days: 15 })).body).toMatchObject({ code: 'INVALID_INPUT' });
  const after = orderActs.parse((await adminActs('extend', { days: 3 })).body);
  const days = (from: string | null, to: string | null) =>
    (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
  expect(days(before.due_at, after.due_at)).toBe(3);
  expect(days(before.releasable_at, after.releasable_at)).toBe(3);
});

test('an admin reopens a refused return, and the money waits for it', async () => {
  const { act, buyerActs, adminActs, acts, moneyOf, orderOf } = await paidOrder();
  await act('accept');
  await act('dispatch');
  await buyerActs('deliver');
  expect((await adminActs('reopen_return')).body).toMatchObject({ code: 'REFUSED' });
  await buyerActs('request_return', { reason: 'It is not what I ordered.', return_reason: 'wrong_item' });
  await act('refuse_return', { reason: 'It is what was ordered.' });
  expect((await acts()).acts).toContain('reopen_return');
  expect((await adminActs('reopen_return')).status).toBe(200);
  expect((await orderOf()).status).toBe('return_requested');
  expect(await moneyOf()).toMatchObject({ state: 'frozen', frozen_by: 'return' });
  await buyerActs('withdraw_return');
  expect((await orderOf()).status).toBe('delivered');
});

test('of two parallel admins one succeeds, and the other reads what happened', async () => {
  const { adminActs, acts } = await paidOrder();
  const other = await market.admin();
  const { version, order_id: code } = await acts();
  const answers = await Promise.all([
    adminActs('cancel', { version }),
    other.post(`/api/admin/orders/${code}/act`, { act: 'cancel', reason, version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
