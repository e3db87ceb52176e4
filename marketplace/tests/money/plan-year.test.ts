import { settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { type PlanId, plans } from '@besesaka/schema/plans/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#notifications/tables.ts';
import { findLostPayments } from '#payments/find-lost.ts';
import { settlePayment } from '#payments/settle-payment.ts';
import { ledgerEntries, payments, receipts } from '#payments/tables.ts';
import { cancelPlan } from '#plans/change-plan.ts';
import { choosePlan } from '#plans/choose-plan.ts';
import { endDuePlans, pruneUnpaid } from '#plans/end-due-plans.ts';
import { planSeller } from '#plans/plan-seller.ts';
import { subscriptions } from '#plans/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { shops } from '#shops/tables.ts';
import { deepOnly } from '#world/depth.ts';
import { cardOf, useCard } from './cards.ts';
import { dice } from './dice.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

const day = 24 * 60 * 60 * 1000;

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterAll(() => market.close());

async function newSeller() {
  const shop = await market.world.createShop({ listingLimit: 5 });
  const asSeller = () => market.context({ userId: shop.ownerId, sessionId: newId() });
  async function buy(plan: PlanId, autoRenew = false) {
    const chosen = await choosePlan({ ctx: asSeller(), input: { plan, auto_renew: autoRenew } });
    const amountPesewas = settingFallback(`plan_${plan}`);
    const id = newId();
    const asked = { purpose: 'subscription' as const, subjectId: chosen.id, description: plan, amountPesewas };
    await market.db
      .insert(payments)
      .values({ id, userId: shop.ownerId, ...asked, state: 'open', createdAt: market.clock.now() });
    const metadata = { user: shop.ownerId, purpose: 'subscription' };
    const found = { status: 'success', reference: id, amount: amountPesewas, currency: 'GHS', metadata };
    await settlePayment(market.context(), id, found);
  }
  const running = async () =>
    (
      await market.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active')))
    )[0];
  const shopNow = async () => (await market.db.select().from(shops).where(eq(shops.id, shop.id)))[0];
  return { shop, asSeller, buy, running, shopNow };
}

interface Paid {
  days: number;
  renews: boolean;
}

interface Model {
  active: (Paid & { end: number }) | null;
  waiting: Paid[];
}

/** A simple model: paid days are never lost, and the longer plan runs first. */
function pass(model: Model, now: number): void {
  while (model.active && model.active.end <= now) {
    const next = model.waiting.shift();
    model.active = next === undefined ? null : { ...next, end: model.active.end + next.days * day };
  }
}

function bought(model: Model, paid: Paid, now: number): void {
  pass(model, now);
  const length = paid.days * day;
  if (!model.active) model.active = { ...paid, end: now + length };
  else if (paid.days < model.active.days) model.waiting.push(paid);
  else model.active = { ...paid, end: model.active.end + length };
}

/** On its last day, where nothing follows it and the card is good. */
function renewed(model: Model, now: number, isGood: boolean): boolean {
  const { active, waiting } = model;
  const isDue = active?.renews && waiting.length === 0 && active.end - now <= day;
  if (!active || !isDue || !isGood) return false;
  bought(model, { days: active.days, renews: true }, now);
  return true;
}

/** The first days of this seed have all events: upgrades, queued plans, a declined card, a cancellation, two ends. */
const richSeed = 251;

test.each<[number, number]>([[richSeed, 120], ...deepOnly<[number, number]>([7, 400], [12, 400])])(
  'plans are as a reference model has them, renewals by cards that are good or not among them (seed %i, %i days)',
  async (seed, days) => {
    const roll = dice(seed);
    const seller = await newSeller();
    const { ownerId, owner } = seller.shop;
    const cards = {
      good: await cardOf(market, owner.email, 'succeeds'),
      bad: await cardOf(market, owner.email, 'declined'),
    };
    const model: Model = { active: null, waiting: [] };
    const happened = { renewed: 0, bought: 0 };
    for (let n = 0; n < days; n += 1) {
      market.clock.pass({ days: 1 });
      const now = market.clock.now().getTime();
      const offer = plans[Math.floor(roll() ** 4 * plans.length)];
      if (offer && roll() < 0.03) {
        const renews = roll() < 0.9;
        await seller.buy(offer.plan, renews);
        bought(model, { days: offer.durationDays, renews }, now);
        happened.bought += 1;
      }
      const isLooking = roll() < 0.9;
      if (!isLooking) continue;
      const isGood = roll() < 0.75;
      await useCard(market, ownerId, isGood ? cards.good : cards.bad);
      await endDuePlans({ ctx: market.context() });
      await findLostPayments({ ctx: market.context() });
      pass(model, now);
      if (renewed(model, now, isGood)) happened.renewed += 1;
      const active = await seller.running();
      const found = active && { days: active.durationDays, end: active.endsAt?.getTime(), renews: active.autoRenew };
      expect(found ?? null).toEqual(model.active);
      expect((await seller.shopNow())?.listingLimit).toBe(model.active ? null : 5);
      expect((await seller.shopNow())?.verification).toBe('verified');
      if (active && roll() < 0.005) {
        await cancelPlan({ ctx: seller.asSeller(), input: { id: active.id } });
        Object.assign(model, { active: null, waiting: [] });
        await market.db.update(shops).set({ verification: 'verified' }).where(eq(shops.id, seller.shop.id));
      }
    }
    const isPaid = and(eq(payments.userId, ownerId), eq(payments.state, 'succeeded'));
    expect(await market.db.$count(payments, isPaid)).toBe(happened.bought + happened.renewed);
    expect(happened.bought).toBeGreaterThan(5);
    expect(happened.renewed).toBeGreaterThan(4);
    expect(await market.db.$count(ledgerEntries)).toBe(await market.db.$count(receipts));
  },
  300_000,
);

/** A paid plan, and how much of it is left. */
interface Bought {
  id: string;
  days: number;
  left: number;
}

/** The last of those that run is the one that took the others over; its own days go first. */
function use(model: { running: Bought[]; waiting: Bought[] }, ms: number): void {
  let over = ms;
  while (over > 0 && model.running.length > 0) {
    for (const one of model.running.toReversed()) {
      const used = Math.min(one.left, over);
      one.left -= used;
      over -= used;
    }
    follow(model);
  }
}

/** A queued plan starts when no days are left. */
function follow(model: { running: Bought[]; waiting: Bought[] }): void {
  if (model.running.some(({ left }) => left > 0)) return;
  const next = model.waiting.shift();
  model.running = next ? [next] : [];
}

test.each([3, 8])(
  'a refund of a plan removes its own days only, however often plans replaced each other (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const { buy, running, shop } = await newSeller();
    const model = { running: [] as Bought[], waiting: [] as Bought[] };
    const paid: Bought[] = [];
    let takenOver = 0;
    for (let n = 0; n < 60; n += 1) {
      const hours = Math.floor(roll() * 24 * 9);
      market.clock.pass({ minutes: hours * 60 });
      use(model, (hours * day) / 24);
      const offer = plans[Math.floor(roll() ** 2 * plans.length)];
      const back = paid[Math.floor(roll() * paid.length)];
      if (back && roll() < 0.4) {
        const sale = { id: newId(), subjectId: back.id, userId: shop.ownerId, amountPesewas: 1 };
        await inTransaction(market.context(), (tx) => planSeller.refund(tx, sale, 'By mistake.'));
        takenOver += model.running.indexOf(back) >= 0 && model.running.length > 2 ? 1 : 0;
        paid.splice(paid.indexOf(back), 1);
        model.waiting = model.waiting.filter((one) => one !== back);
        model.running = model.running.filter((one) => one !== back);
        follow(model);
      } else if (offer) {
        await buy(offer.plan);
        const [row] = await market.db
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(eq(subscriptions.shopId, shop.id))
          .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
          .limit(1);
        const one = { id: row?.id ?? '', days: offer.durationDays, left: offer.durationDays * day };
        paid.push(one);
        const top = model.running.at(-1);
        if (top && one.days < top.days) model.waiting.push(one);
        else model.running.push(one);
      }
      await endDuePlans({ ctx: market.context() });
      const active = await running();
      const left = model.running.reduce((sum, one) => sum + one.left, 0);
      expect([n, active?.id ?? null, active?.endsAt?.getTime() ?? null]).toEqual([
        n,
        model.running.at(-1)?.id ?? null,
        left > 0 ? market.clock.now().getTime() + left : null,
      ]);
    }
    expect(takenOver).toBeGreaterThan(2);
  },
  120_000,
);

test('a seller gets one reminder before the end and one notice at the end', async () => {
  const seller = await newSeller();
  await seller.buy('1_week');
  const titles = async () =>
    (
      await market.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userId, seller.shop.ownerId), eq(notifications.kind, 'subscription')))
    ).map(({ title }) => title);
  expect(await titles()).toEqual(['Your plan is active: 1 Week']);
  const mails = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  expect(
    JSON.stringify(mails.rows.filter(({ data }) => Reflect.get(Object(data), 'userId') === seller.shop.ownerId)),
  ).toContain('You paid ₵30.');
  market.clock.pass({ days: 5 });
  expect((await endDuePlans({ ctx: market.context() })).reminded).toBe(1);
  expect((await endDuePlans({ ctx: market.context() })).reminded).toBe(0);
  expect(await titles()).toEqual(['Your plan ends soon']);
  market.clock.pass({ days: 2 });
  await endDuePlans({ ctx: market.context() });
  expect(await titles()).toEqual(['Your plan has ended']);
});

test('plans that were chosen and never paid are deleted', async () => {
  const seller = await newSeller();
  await choosePlan({ ctx: seller.asSeller(), input: { plan: 'annual', auto_renew: false } });
  const left = () => market.db.$count(subscriptions, eq(subscriptions.shopId, seller.shop.id));
  await pruneUnpaid({ ctx: market.context() });
  expect(await left()).toBe(1);
  market.clock.pass({ days: 31 });
  await pruneUnpaid({ ctx: market.context() });
  expect(await left()).toBe(0);
});
