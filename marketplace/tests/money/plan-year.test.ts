import { type PlanId, plans } from '@besesaka/schema/plans/limits.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#notifications/tables.ts';
import { settlePayment } from '#payments/settle-payment.ts';
import { ledgerEntries, payments, receipts } from '#payments/tables.ts';
import { cancelPlan } from '#plans/change-plan.ts';
import { choosePlan } from '#plans/choose-plan.ts';
import { endDuePlans, pruneUnpaid } from '#plans/end-due-plans.ts';
import { subscriptions } from '#plans/tables.ts';
import { newId } from '#platform/ids.ts';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { shops } from '#shops/tables.ts';

const day = 24 * 60 * 60 * 1000;

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

/** The same row of numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function newSeller() {
  const shop = await it.world.createShop({ listingLimit: 5 });
  const asSeller = () => it.context({ userId: shop.ownerId, sessionId: newId() });
  async function buy(plan: PlanId) {
    const chosen = await choosePlan({ ctx: asSeller(), input: { plan, auto_renew: false } });
    const amountPesewas = plans.find((one) => one.plan === plan)?.pesewas ?? 0;
    const id = newId();
    const asked = { purpose: 'subscription' as const, subjectId: chosen.id, description: plan, amountPesewas };
    await it.db
      .insert(payments)
      .values({ id, userId: shop.ownerId, ...asked, state: 'open', createdAt: it.clock.now() });
    const metadata = { person: shop.ownerId, purpose: 'subscription' };
    const found = { status: 'success', reference: id, amount: amountPesewas, currency: 'GHS', metadata };
    await settlePayment({ ctx: it.context(), input: { reference: id, found } });
  }
  const running = async () =>
    (
      await it.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active')))
    )[0];
  const shopNow = async () => (await it.db.select().from(shops).where(eq(shops.id, shop.id)))[0];
  return { shop, asSeller, buy, running, shopNow };
}

interface Model {
  active: { days: number; end: number } | null;
  waiting: number[];
}

/** What should be, in a few lines: days that were paid are never lost, and the larger goes first. */
function pass(model: Model, now: number): void {
  while (model.active && model.active.end <= now) {
    const days = model.waiting.shift();
    model.active = days === undefined ? null : { days, end: model.active.end + days * day };
  }
}

function bought(model: Model, days: number, now: number): void {
  pass(model, now);
  if (!model.active) model.active = { days, end: now + days * day };
  else if (days < model.active.days) model.waiting.push(days);
  else model.active = { days, end: model.active.end + days * day };
}

test.each([2026, 99])(
  '400 days of plans are as a reference model has them (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const seller = await newSeller();
    const model: Model = { active: null, waiting: [] };
    for (let n = 0; n < 400; n += 1) {
      it.clock.pass({ days: 1 });
      const now = it.clock.now().getTime();
      const offer = plans[Math.floor(roll() * plans.length)];
      if (offer && roll() < 0.07) {
        await seller.buy(offer.plan);
        bought(model, offer.durationDays, now);
      }
      const isLooking = roll() < 0.6;
      if (!isLooking) continue;
      await endDuePlans({ ctx: it.context() });
      pass(model, now);
      const active = await seller.running();
      expect(active ? { days: active.durationDays, end: active.endsAt?.getTime() } : null).toEqual(model.active);
      expect((await seller.shopNow())?.listingLimit).toBe(model.active ? null : 5);
      expect((await seller.shopNow())?.verification).toBe('verified');
      if (active && roll() < 0.01) {
        await cancelPlan({ ctx: seller.asSeller(), input: { id: active.id } });
        Object.assign(model, { active: null, waiting: [] });
        await it.db.update(shops).set({ verification: 'verified' }).where(eq(shops.id, seller.shop.id));
      }
    }
    const paid = await it.db.$count(
      payments,
      and(eq(payments.userId, seller.shop.ownerId), eq(payments.state, 'succeeded')),
    );
    expect(paid).toBeGreaterThan(5);
    expect(await it.db.$count(ledgerEntries)).toBe(await it.db.$count(receipts));
  },
  120_000,
);

test('a seller is reminded once before the end, and told of it', async () => {
  const seller = await newSeller();
  await seller.buy('1_week');
  const titles = async () =>
    (
      await it.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userId, seller.shop.ownerId), eq(notifications.kind, 'subscription')))
    ).map(({ title }) => title);
  expect(await titles()).toEqual(['Your plan is active: 1 Week']);
  it.clock.pass({ days: 5 });
  expect((await endDuePlans({ ctx: it.context() })).reminded).toBe(1);
  expect((await endDuePlans({ ctx: it.context() })).reminded).toBe(0);
  expect(await titles()).toEqual(['Your plan ends soon']);
  it.clock.pass({ days: 2 });
  await endDuePlans({ ctx: it.context() });
  expect(await titles()).toEqual(['Your plan has ended']);
});

test('what was chosen and never paid is forgotten after its time', async () => {
  const seller = await newSeller();
  await choosePlan({ ctx: seller.asSeller(), input: { plan: 'annual', auto_renew: false } });
  const left = () => it.db.$count(subscriptions, eq(subscriptions.shopId, seller.shop.id));
  await pruneUnpaid({ ctx: it.context() });
  expect(await left()).toBe(1);
  it.clock.pass({ days: 31 });
  await pruneUnpaid({ ctx: it.context() });
  expect(await left()).toBe(0);
});
