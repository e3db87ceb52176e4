import { adminPayment } from '@besesaka/schema/admin/payments.ts';
import { campaign as campaignAnswer } from '@besesaka/schema/campaigns/resources.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { refundState } from '@besesaka/schema/payments/limits.ts';
import { paymentStarted } from '@besesaka/schema/payments/resources.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { campaigns } from '#campaigns/tables.ts';
import { products } from '#catalog/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { findLostRefunds } from '#payments/find-lost.ts';
import { refundFound } from '#payments/provider.ts';
import { settleRefund } from '#payments/refunds/settle-refund.ts';
import { ledgerEntries, ledgerLines, payments, refunds } from '#payments/tables.ts';
import { subscriptions } from '#plans/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { events } from '#platform/events/tables.ts';
import { shops } from '#shops/tables.ts';
import { beginToPay, goodNames, goods } from './goods.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';

let market: MoneyWorld;
let admin: Awaited<ReturnType<MoneyWorld['admin']>>;
beforeAll(async () => {
  market = await startMoneyWorld();
  admin = await market.admin();
});
afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;
type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;

const reason = 'You paid for it by mistake.';
const give = (reference: string, headers: Record<string, string> = {}) =>
  admin.post(`/api/admin/payments/${reference}/refund`, { reason }, headers);

/** Pays on the provider's page, and the provider sends every webhook twice. */
async function pay(seller: Seller, begun: { payment_url: string; reference: string }, choice = {}): Promise<string> {
  await market.pay(begun.payment_url, { webhook: '2', ...choice });
  await seller.client.post('/api/payments/verify', { reference: begun.reference });
  return begun.reference;
}

const refundsOf = (paymentId: string) => market.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
const paymentOf = async (id: string) => (await market.db.select().from(payments).where(eq(payments.id, id)))[0];
const until = (reference: string, state: 'processed' | 'failed') =>
  vi.waitFor(async () => expect((await paymentOf(reference))?.refundState).toBe(state), 10_000);

const plansOf = ({ shop }: Seller) =>
  market.db
    .select({ plan: subscriptions.plan, state: subscriptions.state, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.shopId, shop.id))
    .orderBy(subscriptions.createdAt);

test('an admin refunds a plan: its shop is on the free tier and still verified, and the books balance', async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller));
  expect((await seller.client.post(`/api/admin/payments/${reference}/refund`, { reason })).status).toBe(403);
  expect((await admin.post(`/api/admin/payments/${reference}/refund`, { reason: 'x' })).status).toBe(400);
  const [requested, again] = await Promise.all(
    ['one', 'two'].map((key) => give(reference, { 'idempotency-key': `${key}-refund-of-it` })),
  );
  const answers = [requested, again].toSorted((a, b) => Number(a?.status) - Number(b?.status));
  expect(answers.map((answer) => answer?.status)).toEqual([200, 400]);
  expect(answers[0]?.body).toMatchObject({ reference, state: 'pending', reason, amount: '50.00', currency: 'GHS' });
  await until(reference, 'processed');
  expect(await paymentOf(reference)).toMatchObject({ state: 'refunded', refundedAt: market.clock.now() });
  const { body } = await seller.client.get('/api/subscriptions');
  expect(body.summary).toMatchObject({ is_active: false, status: 'free' });
  expect(await plansOf(seller)).toMatchObject([{ state: 'refunded', endsAt: market.clock.now() }]);
  const [shop] = await market.db.select().from(shops).where(eq(shops.id, seller.shop.id));
  expect(shop).toMatchObject({ listingLimit: 5, verification: 'verified' });
  const lines = await market.db
    .select({ kind: ledgerEntries.kind, account: ledgerLines.account, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.paymentId, reference), eq(ledgerEntries.kind, 'refund')))
    .orderBy(ledgerLines.account);
  expect(lines).toEqual([
    { kind: 'refund', account: 'income:subscription', amount: 5000 },
    { kind: 'refund', account: 'provider', amount: -5000 },
  ]);
  expect((await give(reference)).status).toBe(400);
  const acts = await market.db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.subject, reference));
  const byAct = (act: string) => acts.filter((entry) => entry.act === act).length;
  // One of the two parallel ones and the later one are refused, and both are logged.
  expect([byAct('payments.refund'), byAct('payments.refund.refused')]).toEqual([1, 2]);
});

test('the seller is notified of each step, and the receipt shows the refund', async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller));
  await give(reference);
  await until(reference, 'processed');
  const notices = await market.db
    .select({ payload: events.payload })
    .from(events)
    .where(and(eq(events.userId, seller.shop.ownerId), eq(events.type, 'payments.changed')))
    .orderBy(events.seq);
  const states = notices.flatMap(({ payload }) => paymentChanged.payload.parse(payload).payment.refund_state ?? []);
  // A slow machine may get two steps at once.
  expect(states).toEqual(refundState.values.filter((state) => states.includes(state)));
  expect([states[0], states.at(-1)]).toEqual(['asking', 'processed']);
  expect(notices.at(-1)?.payload).toMatchObject({ payment: { state: 'refunded' } });
  const { body: payment } = await seller.client.get(`/api/payments/${reference}`);
  const { body: receipt } = await seller.client.get(`/api/receipts/${payment.receipt_number}`);
  expect(receipt).toMatchObject({ payment: { state: 'refunded', refunded_at: market.clock.now().toISOString() } });
  const mine = eq(notifications.userId, seller.shop.ownerId);
  const rows = await market.db.select({ title: notifications.title }).from(notifications).where(mine);
  expect(rows.map(({ title }) => title).sort()).toEqual(['Your payment was refunded', 'Your plan was refunded']);
});

test('refunding an upgrade restores the plan before it with its remaining days', async () => {
  const seller = await market.seller();
  await pay(seller, await market.begin(seller, '1_month'));
  const first = market.clock.now().getTime();
  market.clock.pass({ minutes: 5 });
  const upgrade = await pay(seller, await market.begin(seller, '3_months'));
  const waits = await pay(seller, await market.begin(seller, '1_week'));
  await give(upgrade);
  await until(upgrade, 'processed');
  expect(await plansOf(seller)).toMatchObject([
    { plan: '1_month', state: 'active', endsAt: new Date(first + 30 * day) },
    { plan: '3_months', state: 'refunded' },
    { plan: '1_week', state: 'scheduled', endsAt: new Date(first + 37 * day) },
  ]);
  await give(waits);
  await until(waits, 'processed');
  expect((await plansOf(seller)).map(({ state }) => state)).toEqual(['active', 'refunded', 'refunded']);
});

test('refunding a replaced plan removes its remaining days', async () => {
  const seller = await market.seller();
  const small = await pay(seller, await market.begin(seller, '1_week'));
  await pay(seller, await market.begin(seller, '1_month'));
  await give(small);
  await until(small, 'processed');
  const endsAt = new Date(market.clock.now().getTime() + 30 * day);
  expect(await plansOf(seller)).toMatchObject([{ state: 'refunded' }, { state: 'active', endsAt }]);
});

test('refunding a campaign ends it at once, without a grace period, and refunding an extension removes its days only', async () => {
  const seller = await market.seller();
  const product = await market.world.createProduct({ shop: seller.shop });
  const choice = { payment_type: 'featured_product', product_id: product.id, duration_type: '1_week' };
  const first = await pay(seller, await market.initialize(seller, choice));
  const [row] = await market.db.select().from(campaigns).where(eq(campaigns.productId, product.id));
  const path = `/api/featured-products/${row?.id}`;
  const extension = await pay(seller, paymentStarted.parse((await seller.client.post(`${path}/extend`, {})).body));
  const now = market.clock.now().getTime();
  const read = async () => campaignAnswer.parse((await seller.client.get(path)).body);
  expect(await read()).toMatchObject({ end_date: new Date(now + 14 * day).toISOString() });
  await give(first);
  await until(first, 'processed');
  expect(await read()).toMatchObject({ state: 'active', end_date: new Date(now + 7 * day).toISOString() });
  await give(extension);
  await until(extension, 'processed');
  expect(await read()).toMatchObject({ state: 'expired', auto_renew: false, days_remaining: 0 });
  const [shown] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(shown?.featuredUntil).toEqual(market.clock.now());
  expect((await seller.client.get('/api/featured-products?state=expired')).body.count).toBe(1);
});

test.each(goodNames)('a failed refund of a %s changes nothing else and can be requested again', async (good) => {
  const seller = await market.seller();
  const reference = await pay(seller, await beginToPay(market, seller, good), { refund: 'fails' });
  const end = await goods[good].end(market, seller);
  for (const times of [1, 2]) {
    expect((await give(reference)).status).toBe(200);
    const failed = Array.from({ length: times }, () => 'failed');
    const states = async () => (await refundsOf(reference)).map(({ state }) => state);
    await vi.waitFor(async () => expect(await states()).toEqual(failed), 10_000);
  }
  expect(await paymentOf(reference)).toMatchObject({ state: 'succeeded', refundState: 'failed' });
  expect([await goods[good].timesGiven(market, seller), await goods[good].end(market, seller)]).toEqual([1, end]);
  expect(await market.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, reference))).toBe(1);
});

test('held money is refunded as it was paid and ends nothing; a payment without money cannot be refunded', async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller), { money: 'foreign' });
  expect((await give(reference)).body).toMatchObject({ amount: '50.00', currency: 'NGN' });
  await until(reference, 'processed');
  expect(await paymentOf(reference)).toMatchObject({ state: 'refunded' });
  const held = await market.db
    .select({ amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.paymentId, reference), eq(ledgerLines.account, 'in-review')));
  expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const open = await market.begin(seller);
  expect((await give(open.reference)).status).toBe(400);
  expect((await give('nothing')).status).toBe(404);
});

test("a refund made in the provider's dashboard counts as well", async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller));
  await giveThere(reference);
  await until(reference, 'processed');
  expect(await refundsOf(reference)).toMatchObject([{ state: 'processed', requestedBy: null }]);
  expect(await goods.plan.timesGiven(market, seller)).toBe(0);
});

/** At the provider's own desk, past us. */
function giveThere(reference: string, amount?: number) {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ transaction: reference, amount });
  return fetch(`${market.sandboxUrl}/refund`, { method: 'POST', headers, body });
}
const shownToAdmin = async (reference: string) =>
  adminPayment.parse((await admin.get(`/api/admin/payments/${reference}`)).body);

test("a partial refund in the provider's dashboard is entered and waits for an admin, who continues or refunds the rest", async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller));
  const waited = Number((await admin.get('/api/admin/counts')).body.payments);
  await giveThere(reference, 1200);
  await until(reference, 'processed');
  expect(await paymentOf(reference)).toMatchObject({ state: 'succeeded', refundedAmount: 1200, refundedAt: null });
  expect(await goods.plan.timesGiven(market, seller)).toBe(1);
  const held = await shownToAdmin(reference);
  expect(held).toMatchObject({ refundable: { amount: '38.00', currency: 'GHS' } });
  expect(held.held_reason).toContain('Of GHS 50.00 the provider gave back 12.00');
  expect((await admin.get('/api/admin/counts')).body.payments).toBe(waited + 1);
  expect((await seller.client.post(`/api/admin/payments/${reference}/keep`)).status).toBe(403);
  expect((await admin.post(`/api/admin/payments/${reference}/keep`)).body).toMatchObject({ refunded_amount: '12.00' });
  expect((await admin.post(`/api/admin/payments/${reference}/keep`)).status).toBe(400);
  expect((await admin.get('/api/admin/counts')).body.payments).toBe(waited);
  const mine = eq(notifications.userId, seller.shop.ownerId);
  const notices = await market.db.select({ text: notifications.text }).from(notifications).where(mine);
  expect(notices.map(({ text }) => text)).toContain('GHS 12.00. It was requested at the payment provider.');

  await giveThere(reference, 800);
  await vi.waitFor(async () => expect(await paymentOf(reference)).toMatchObject({ refundedAmount: 2000 }), 10_000);
  expect((await give(reference)).body).toMatchObject({ amount: '30.00', state: 'pending' });
  expect((await give(reference)).status).toBe(400);
  await vi.waitFor(async () => expect(await paymentOf(reference)).toMatchObject({ state: 'refunded' }), 10_000);
  expect(await goods.plan.timesGiven(market, seller)).toBe(0);
  expect((await market.refundsThere(reference)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    800, 1200, 3000,
  ]);
  const { lines } = await shownToAdmin(reference);
  const back = lines.filter(({ kind, account }) => kind === 'refund' && account === 'provider');
  expect(back.map(({ amount }) => amount)).toEqual(['-12.00', '-8.00', '-30.00']);
});

test('an unreported partial refund is found when the rest that is requested exceeds what is left', async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller), { webhook: '0' });
  await giveThere(reference, 2000);
  expect((await give(reference)).body).toMatchObject({ amount: '50.00', state: 'failed' });
  expect((await shownToAdmin(reference)).refundable).toEqual({ amount: '30.00', currency: 'GHS' });
  expect((await give(reference)).body).toMatchObject({ amount: '30.00', state: 'pending' });
});

test('a job finds a refund that no webhook reported', async () => {
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller), { webhook: '0' });
  await give(reference);
  await vi.waitFor(async () => {
    market.clock.pass({ minutes: 30 });
    await findLostRefunds({ ctx: market.context() });
    expect(await paymentOf(reference)).toMatchObject({ state: 'refunded' });
  }, 10_000);
});

test('a failed refund that succeeds later is entered, also while it is requested again', async () => {
  // The clock has passed the end of the login before.
  admin = await market.admin();
  const seller = await market.seller();
  const reference = await pay(seller, await market.begin(seller), { refund: 'fails', webhook: '0' });
  await give(reference);
  await vi.waitFor(async () => {
    market.clock.pass({ minutes: 10 });
    await findLostRefunds({ ctx: market.context() });
    expect(await paymentOf(reference)).toMatchObject({ refundState: 'failed' });
  }, 10_000);
  const [failed] = await refundsOf(reference);
  const found = refundFound.parse({ ...failed?.providerAnswer, status: 'processed' });
  const [again] = await market.db
    .insert(refunds)
    .values({ id: newId(), paymentId: reference, reason, amount: 5000, currency: 'GHS', createdAt: market.clock.now() })
    .returning();
  // The provider refuses it, and answers with the one that it has.
  const settle = (id = '') => inTransaction(market.context(), (tx) => settleRefund(tx, id, { found }));
  expect([await settle(again?.id), await settle(failed?.id)]).toMatchObject([{ id: failed?.id }, { id: failed?.id }]);
  expect((await refundsOf(reference)).map(({ state }) => state).sort()).toEqual(['failed', 'processed']);
  expect(await paymentOf(reference)).toMatchObject({ state: 'refunded', refundState: 'processed' });
  expect(await market.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, reference))).toBe(2);
  expect(await goods.plan.timesGiven(market, seller)).toBe(0);
});
