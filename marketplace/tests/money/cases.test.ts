import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { adminCase, caseList, caseMessages } from '@besesaka/schema/payouts/resources.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#chat/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { payments } from '#payments/tables.ts';
import { alarmCases } from '#payouts/cases/alarm-cases.ts';
import { followPayment } from '#payouts/cases/follow-payment.ts';
import { cases } from '#payouts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { settingChanges } from '#platform/settings/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { lastingClient, paidCheckout, runTimers } from './protected-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterAll(() => market.close());

const note = 'As the photos of both sides show.';

async function admin(fullName: string, staffRole: 'owner' | 'money' | 'trust' = 'money') {
  const user = await market.world.createUser({ staffRole, fullName });
  return { id: user.id, ...lastingClient(market, user.email) };
}
type Admin = Awaited<ReturnType<typeof admin>>;

const openCases = async (by: Admin) => caseList.parse((await by.get('/api/admin/cases')).body).results;
const caseOf = async (by: Admin, id: string) => adminCase.parse((await by.get(`/api/admin/cases/${id}`)).body);
const decide = (by: Admin, id: string, input: object) => by.post(`/api/admin/cases/${id}/decide`, { note, ...input });

/** A paid order that was sent, whose buyer reports a problem. */
async function reportedOrder() {
  const paid = await paidCheckout(market);
  await paid.act('accept');
  await paid.act('dispatch');
  const reported = await paid.buyer.post(`/api/orders/${paid.first.code}/case`, { text: 'The box was empty.' });
  if (reported.status !== 200) throw new Error(JSON.stringify(reported.body));
  return { ...paid, caseId: (await paid.moneyOf()).case?.id ?? '' };
}

async function settled(moneyOf: () => Promise<{ state: string; refunded_amount: string }>, refunded: string) {
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await moneyOf()).refunded_amount;
      },
      { timeout: 10_000 },
    )
    .toBe(refunded);
}

test('reports, payments and problems are one queue, ordered by deadline', async () => {
  const esi = await admin('Esi Quartey', 'owner');
  const { caseId, first, buyer } = await reportedOrder();
  const reporter = lastingClient(market, (await market.world.createUser()).email);
  const report = { seller_id: first.shop.id, reason: 'Other', details: 'It never answers anyone.' };
  expect((await reporter.post('/api/report-seller', report)).status).toBe(201);
  const queue = (await openCases(esi)).filter(({ due_at }) => due_at !== null);
  expect(queue.map(({ due_at }) => due_at)).toEqual(queue.map(({ due_at }) => due_at).toSorted());
  expect(queue.find(({ id }) => id === caseId)).toMatchObject({
    kind: 'problem',
    waits_for: 'seller',
    otherwise: 'The buyer gets the money back.',
    order_id: first.code,
    amount: '220.00',
  });
  const reported = queue.find(({ kind }) => kind === 'report');
  expect(reported).toMatchObject({ waits_for: 'admin', text: 'Other', otherwise: 'All admins are alarmed.' });
  const decision = { decision: 'settle', note: 'We wrote to the shop.' };
  await esi.post(`/api/admin/reports/${reported?.subject_id}/decision`, decision);
  expect(await caseOf(esi, reported?.id ?? '')).toMatchObject({ outcome: 'settled', waits_for: null, due_at: null });
  await buyer.post(`/api/orders/${first.code}/case/withdraw`, {});
  expect(await caseOf(esi, caseId)).toMatchObject({ outcome: 'withdrawn' });
});

test('a payment that does not match has a case until an admin keeps it', async () => {
  const esi = await admin('Esi Quartey');
  const { reference } = await paidCheckout(market);
  const isIt = eq(payments.id, reference);
  await market.db.update(payments).set({ heldReason: 'Refunded in part.' }).where(isIt);
  const follow = () =>
    inTransaction(market.context(), (tx) => followPayment({ tx, payload: { paymentId: reference } }));
  await follow();
  await follow();
  const mine = (await openCases(esi)).filter(({ payment_id }) => payment_id === reference);
  expect(mine).toMatchObject([{ kind: 'payment', text: 'Refunded in part.', waits_for: 'admin' }]);
  await esi.post(`/api/admin/payments/${reference}/keep`, {});
  expect(await caseOf(esi, mine[0]?.id ?? '')).toMatchObject({ outcome: 'settled' });
});

test('a case that no admin decides in time alarms all admins, once', async () => {
  const kofi = await admin('Kofi Boateng', 'trust');
  const { caseId, first } = await reportedOrder();
  await first.client.post(`/api/orders/${first.code}/case/answer`, { answer: 'It was full when it left.' });
  await market.db.update(cases).set({ alarmedAt: market.clock.now() }).where(eq(cases.kind, 'report'));
  const alarm = () => alarmCases({ ctx: market.context() });
  await alarm();
  expect(await alarm()).toBe(0);
  market.clock.pass({ days: 5, minutes: 1 });
  expect(await alarm()).toBe(1);
  expect(await alarm()).toBe(0);
  const received = await market.db.select().from(notifications).where(eq(notifications.userId, kofi.id));
  expect(received).toMatchObject([{ link: `/admin/cases/${caseId}` }]);
});

test('of the chat, a case shows what both wrote about its order until it was opened; each look is logged', async () => {
  const esi = await admin('Esi Quartey');
  const { buyer, first, caseId, user } = await reportedOrder();
  market.clock.pass({ minutes: 1 });
  const wrote = await buyer.post('/api/chat/create', { product: first.product.id, message: 'Where is it?' });
  await buyer.post('/api/chat/create', { seller: first.shop.id, message: 'Something private.' });
  expect(wrote.status).toBeLessThan(300);
  const read = async () => caseMessages.parse((await esi.get(`/api/admin/cases/${caseId}/messages`)).body).results;
  expect(await read()).toEqual([]);
  const [row] = await market.db.select().from(cases).where(eq(cases.id, caseId));
  await market.db.update(messages).set({ createdAt: row?.createdAt }).where(eq(messages.content, 'Where is it?'));
  expect(await read()).toMatchObject([{ sender: 'buyer', content: 'Where is it?' }]);
  const looks = await market.db.$count(auditLog, eq(auditLog.subject, caseId));
  expect(looks).toBe(1);
  expect((await lastingClient(market, user.email).get(`/api/admin/cases/${caseId}/messages`)).status).toBe(403);
});

test('a decision can give a part to the buyer and the rest to the shop, in one act', async () => {
  const esi = await admin('Esi Quartey');
  const { caseId, moneyOf } = await reportedOrder();
  const share = (amount: string) => decide(esi, caseId, { outcome: 'shared', amount });
  expect((await share('220')).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await share('70')).body).toMatchObject({ outcome: 'shared' });
  await settled(moneyOf, '70.00');
  expect(await moneyOf()).toMatchObject({ state: 'released', case: { outcome: 'shared', note } });
});

test('of two admins who decide one case, one succeeds and the other reads what happened', async () => {
  const [esi, kofi] = [await admin('Esi Quartey'), await admin('Kofi Boateng')];
  const { caseId } = await reportedOrder();
  const both = await Promise.all([
    decide(esi, caseId, { outcome: 'refunded' }),
    decide(kofi, caseId, { outcome: 'released' }),
  ]);
  const [won, lost] = both[0].status === 200 ? both : both.toReversed();
  expect(won?.status).toBe(200);
  const winner = won === both[0] ? 'Esi Quartey' : 'Kofi Boateng';
  expect(lost?.body).toMatchObject({ code: 'REFUSED', error: expect.stringContaining(`${winner} settled this case`) });
});

test('above the limit, a second admin makes the same decision; the first one alone waits a day', async () => {
  const [esi, kofi] = [await admin('Esi Quartey'), await admin('Kofi Boateng')];
  const { caseId, first, moneyOf, reference } = await reportedOrder();
  const made = {
    reason: 'Fewer mistakes.',
    actorId: esi.id,
    createdAt: market.clock.now(),
    validFrom: market.clock.now(),
  };
  const limit = { id: newId(), name: 'order_approval_above' as const, value: '100', version: 1, ...made };
  await market.db.insert(settingChanges).values(limit);
  await expect.poll(() => market.context().settings.at(market.clock.now(), 'order_approval_above')).toBe(10_000);
  const whole = await esi.post(`/api/admin/payments/${reference}/refund`, { reason: 'Both sides asked us to.' });
  expect(whole.body).toMatchObject({ code: 'REFUSED', error: paymentTexts.refundOnOrders });
  const act = (by: Admin, input: object) => by.post(`/api/admin/orders/${first.code}/act`, { reason: note, ...input });
  expect((await act(esi, { act: 'refund', amount: '120' })).body).toMatchObject({
    refunded_amount: '0.00',
    approval: { act: 'refund', amount: '120.00', admin_name: 'Esi Quartey' },
  });
  const decided = await decide(esi, caseId, { outcome: 'refunded' });
  expect(decided.body).toMatchObject({ outcome: null, approval: { act: 'refund', amount: '220.00' } });
  expect((await decide(esi, caseId, { outcome: 'refunded' })).body).toMatchObject({ code: 'REFUSED' });
  expect((await decide(kofi, caseId, { outcome: 'released' })).body).toMatchObject({ outcome: null });
  expect((await decide(esi, caseId, { outcome: 'released' })).body).toMatchObject({
    outcome: 'released',
    approval: null,
  });
  expect(await moneyOf()).toMatchObject({ state: 'released' });
  expect((await act(kofi, { act: 'refund', amount: '20' })).body).toMatchObject({ approval: null });
});
