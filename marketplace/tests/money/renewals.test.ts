import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userDeleted } from '#accounts/domain-events.ts';
import { moveCampaigns } from '#campaigns/move-campaigns.ts';
import { campaigns } from '#campaigns/tables.ts';
import { products } from '#catalog/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { findLostPayments } from '#payments/find-lost.ts';
import { ledgerEntries, payments, receipts, savedCards } from '#payments/tables.ts';
import { endDuePlans } from '#plans/end-due-plans.ts';
import { subscriptions } from '#plans/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { password } from '#world/world.ts';
import type { Renewal } from './cards.ts';
import { dieDoing } from './die-doing.ts';
import { type Good, goodNames, goods } from './goods.ts';
import { type MoneyWorld, startMoneyWorld, type Weather } from './money-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterEach(() => market.setWeather('fine'));
afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;
type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;

/** Paid by a card, and meant to go on. */
async function bought(good: Good, choice: { renewal?: Renewal; channel?: string } = {}) {
  const seller = await market.seller();
  const begun = await market.initialize(seller, await goods[good].choose(market, seller, true));
  await market.pay(begun.payment_url, choice);
  await seller.client.post('/api/payments/verify', { reference: begun.reference });
  const end = await goods[good].end(market, seller);
  expect(end).toBeInstanceOf(Date);
  return { seller, end: end ?? new Date(0) };
}

/** The jobs of each minute. */
async function aMinute(): Promise<void> {
  market.clock.pass({ minutes: 1 });
  await endDuePlans({ ctx: market.context() });
  await moveCampaigns({ ctx: market.context() });
  await findLostPayments({ ctx: market.context() });
}

function passUntil(end: Date, hoursBefore: number): void {
  market.clock.pass({ minutes: (end.getTime() - market.clock.now().getTime()) / 60_000 - hoursBefore * 60 });
}

const chargesOf = ({ shop }: Seller) =>
  market.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, shop.ownerId), isNotNull(payments.cardId)))
    .orderBy(payments.createdAt);

/** Twice as long as was paid first, by two payments and no more, here and there. */
async function expectRenewedOnce(good: Good, { seller, end }: Awaited<ReturnType<typeof bought>>): Promise<void> {
  expect(await lastEnd(good, seller)).toBe(end.getTime() + 30 * day);
  const charges = await chargesOf(seller);
  expect(charges.map(({ state }) => state)).toEqual(['succeeded']);
  const reference = charges[0]?.id ?? '';
  expect(await market.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, reference))).toBe(1);
  expect(await market.db.$count(receipts, eq(receipts.paymentId, reference))).toBe(1);
  const there = (await market.transactions()).filter(({ customer }) => customer.email === seller.shop.owner.email);
  expect(there.map(({ status }) => status)).toEqual(['success', 'success']);
}

async function lastEnd(good: Good, { shop }: Seller): Promise<number | undefined> {
  const [row] =
    good === 'plan'
      ? await market.db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active')))
      : await market.db.select().from(campaigns).where(eq(campaigns.shopId, shop.id));
  return row?.endsAt?.getTime();
}

const noticesOf = async ({ shop }: Seller) => {
  const isTheirs = eq(notifications.userId, shop.ownerId);
  const rows = await market.db
    .select({ title: notifications.title, text: notifications.text })
    .from(notifications)
    .where(isTheirs);
  return rows.map(({ title, text }) => `${title}. ${text}`);
};

test('a card is saved once, shown without what could charge it, and can be removed; mobile money is not saved', async () => {
  const { seller } = await bought('plan');
  const { body } = await seller.client.get('/api/cards');
  expect(body.results).toMatchObject([
    { brand: 'visa', last4: '4081', exp_month: 12, exp_year: 2030, is_expired: false },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/AUTH_|SIG_|@/);
  const [{ id = '' } = {}] = await market.db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, seller.shop.ownerId));
  const other = (await bought('plan', { channel: 'mtn' })).seller;
  expect((await other.client.get('/api/cards')).body.results).toEqual([]);
  expect((await other.client.delete(`/api/cards/${id}`)).status).toBe(404);
  expect((await seller.client.delete(`/api/cards/${id}`)).body.results).toEqual([]);
  expect((await seller.client.delete(`/api/cards/${id}`)).status).toBe(404);
  expect((await market.client().get('/api/cards')).status).toBe(401);
});

test.each(goodNames)('a %s is renewed by card once, a day before its end', async (good) => {
  const paid = await bought(good);
  passUntil(paid.end, 24.1);
  await aMinute();
  expect(await chargesOf(paid.seller)).toEqual([]);
  passUntil(paid.end, 24);
  for (let n = 0; n < 3; n += 1) await aMinute();
  passUntil(paid.end, 1);
  await aMinute();
  await expectRenewedOnce(good, paid);
});

test.each(goodNames)('a %s whose card is declined is tried three times with notices, and ends', async (good) => {
  const { seller, end } = await bought(good, { renewal: 'declined' });
  for (const [n, hours] of [24, 12, 2].entries()) {
    passUntil(end, hours);
    await aMinute();
    await aMinute();
    expect((await chargesOf(seller)).map(({ state }) => state)).toEqual(Array(n + 1).fill('failed'));
    const then =
      n < 2
        ? /Auto-renewal failed. Please update payment method. We try again/
        : /payment method. (Your plan|It) ends on/;
    expect((await noticesOf(seller)).some((text) => then.test(text))).toBe(true);
  }
  passUntil(end, -0.1);
  await aMinute();
  expect(await lastEnd(good, seller)).toBe(good === 'plan' ? undefined : end.getTime());
  if (good === 'campaign')
    expect((await market.db.select().from(campaigns).where(eq(campaigns.shopId, seller.shop.id)))[0]).toMatchObject({
      toldState: 'grace',
      autoRenewFailed: true,
    });
});

test("a sold out product's campaign charges no card, and its seller is asked to pay", async () => {
  const { seller, end } = await bought('campaign');
  const [{ slug = '' } = {}] = await market.db.select().from(products).where(eq(products.shopId, seller.shop.id));
  expect((await seller.client.patch(`/api/products/${slug}`, { stock_quantity: 0 })).status).toBe(200);
  passUntil(end, 24);
  await aMinute();
  expect(await chargesOf(seller)).toEqual([]);
  expect((await noticesOf(seller)).some((text) => text.startsWith('Your campaign ends soon.'))).toBe(true);
});

test('a plan with a queued plan is not renewed, and the queued one follows', async () => {
  const { seller, end } = await bought('plan');
  const next = await market.begin(seller, '1_week');
  await market.pay(next.payment_url);
  await seller.client.post('/api/payments/verify', { reference: next.reference });
  passUntil(end, 24);
  await aMinute();
  expect(await chargesOf(seller)).toEqual([]);
  passUntil(end, -0.1);
  await aMinute();
  expect(await lastEnd('plan', seller)).toBe(end.getTime() + 7 * day);
});

test.each(goodNames)(
  'a %s is not renewed after renewal is turned off, the card removed or the account deleted',
  async (good) => {
    const acts = {
      'switched off': async ({ client, shop }: Seller) => {
        await client.post('/api/login', { email: shop.owner.email, password });
        const [plan] = await market.db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active')));
        const [campaign] = await market.db.select().from(campaigns).where(eq(campaigns.shopId, shop.id));
        if (plan) expect((await client.post(`/api/subscriptions/${plan.id}/toggle_auto_renew`)).status).toBe(200);
        else expect((await client.patch(`/api/featured-products/${campaign?.id}/toggle-auto-renew`)).status).toBe(200);
      },
      'card removed': async ({ client, shop }: Seller) => {
        await client.post('/api/login', { email: shop.owner.email, password });
        const [card] = await market.db.select().from(savedCards).where(eq(savedCards.userId, shop.ownerId));
        expect((await client.delete(`/api/cards/${card?.id}`)).status).toBe(200);
      },
      'account goes': ({ shop }: Seller) =>
        inTransaction(market.context(), (tx) =>
          publishDomainEvent(tx, userDeleted, { userId: shop.ownerId, email: shop.owner.email }),
        ),
    };
    for (const act of Object.values(acts)) {
      const { seller, end } = await bought(good);
      passUntil(end, 24);
      // Its charge is due, and the provider is unreachable.
      market.setWeather('away');
      await aMinute();
      expect((await chargesOf(seller)).map(({ state }) => state)).toEqual(['opening']);
      await act(seller);
      market.setWeather('fine');
      market.clock.pass({ minutes: 2 });
      await findLostPayments({ ctx: market.context() });
      expect((await chargesOf(seller)).map(({ state }) => state)).toEqual(['abandoned']);
      expect(
        (await market.transactions()).filter(({ customer }) => customer.email === seller.shop.owner.email),
      ).toHaveLength(1);
    }
  },
);

test('a charge that arrives after its renewal was cancelled is held for an admin', async () => {
  const { seller, end } = await bought('plan');
  passUntil(end, 24);
  market.setWeather('charge lost');
  await aMinute();
  market.setWeather('fine');
  await seller.client.post('/api/login', { email: seller.shop.owner.email, password });
  const isActive = and(eq(subscriptions.shopId, seller.shop.id), eq(subscriptions.state, 'active'));
  const [plan] = await market.db.select().from(subscriptions).where(isActive);
  await seller.client.post(`/api/subscriptions/${plan?.id}/cancel`);
  market.clock.pass({ minutes: 2 });
  await findLostPayments({ ctx: market.context() });
  const heldReason = 'Its renewal was called off before the card was charged';
  expect(await chargesOf(seller)).toMatchObject([{ state: 'held', heldReason }]);
  expect(await market.db.$count(subscriptions, isActive)).toBe(0);
});

test.each(['away', '500', 'nonsense', 'answer lost', 'charge lost'] satisfies Weather[])(
  'a provider that is %s for an hour as a card is to be charged: charged once',
  async (weather) => {
    const paid = await bought('plan');
    passUntil(paid.end, 24);
    market.setWeather(weather);
    for (let n = 0; n < 6; n += 1) {
      market.clock.pass({ minutes: 10 });
      await aMinute();
    }
    market.setWeather('fine');
    market.clock.pass({ minutes: 2 });
    await aMinute();
    await expectRenewedOnce('plan', paid);
  },
);

test.each([
  ['plan', 'killed before', ''],
  ['plan', 'killed after the charge', ''],
  ['plan', 'fine', 'before the commit'],
  ['campaign', 'fine', 'after the commit'],
] as const)(
  'a process that dies as it charges a card for a %s (%s %s): the clock finishes it, once',
  async (good, weather, step) => {
    const paid = await bought(good);
    passUntil(paid.end, 24);
    await endDuePlans({ ctx: market.context() });
    await moveCampaigns({ ctx: market.context() });
    const [charge] = await chargesOf(paid.seller);
    market.setWeather(weather);
    await dieDoing(market, { act: 'settle', userId: paid.seller.shop.ownerId, subject: charge?.id ?? '', step });
    market.setWeather('fine');
    for (let n = 0; n < 3; n += 1) await aMinute();
    await expectRenewedOnce(good, paid);
  },
  60_000,
);

test('a job finds a charge that the provider answers later', async () => {
  const paid = await bought('plan', { renewal: 'delayed' });
  passUntil(paid.end, 24);
  await aMinute();
  expect((await chargesOf(paid.seller)).map(({ state }) => state)).toEqual(['processing']);
  await vi.waitFor(async () => {
    await aMinute();
    await expectRenewedOnce('plan', paid);
  }, 10_000);
});
