import { type CampaignState, campaignPlans, type DurationType } from '@besesaka/schema/campaigns/limits.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCampaignRenewal } from '#campaigns/change-campaign.ts';
import { listCampaigns } from '#campaigns/list-campaigns.ts';
import { moveCampaigns, pruneUnpaid } from '#campaigns/move-campaigns.ts';
import { quoteCampaign } from '#campaigns/quote-campaign.ts';
import { campaignPeriods } from '#campaigns/tables.ts';
import { products } from '#catalog/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { findLostPayments } from '#payments/find-lost.ts';
import { settlePayment } from '#payments/settle-payment.ts';
import { ledgerEntries, payments, receipts } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { shops } from '#shops/tables.ts';
import { deepOnly } from '#world/depth.ts';
import { cardOf, useCard } from './cards.ts';
import { dice } from './dice.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const purpose = 'featured_product';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterAll(() => market.close());

async function newSeller() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const asSeller = () => market.context({ userId: shop.ownerId, sessionId: newId() });
  /** Paid at once, without the provider's page: of a campaign that is there, it goes on. */
  async function buy(durationType: DurationType, campaignId?: string) {
    const id = newId();
    const what = campaignId ? { campaign_id: campaignId } : { product_id: product.id };
    const input = { payment_type: purpose, duration_type: durationType, ...what };
    const quote = await inTransaction(asSeller(), async (tx) => {
      const quote = await quoteCampaign(tx, { input, userId: shop.ownerId });
      const row = { id, userId: shop.ownerId, ...quote, state: 'open' as const };
      await tx.db.insert(payments).values({ ...row, createdAt: tx.now });
      return quote;
    });
    const metadata = { user: shop.ownerId, purpose };
    const found = { status: 'success', reference: id, amount: quote.amountPesewas, currency: 'GHS', metadata };
    await settlePayment(market.context(), id, found);
  }
  const list = async () =>
    (await listCampaigns({ ctx: asSeller(), input: { state: 'all', page: 1, page_size: 100, count: true } })).results;
  const featuredUntil = async () =>
    (await market.db.select().from(products).where(eq(products.id, product.id)))[0]?.featuredUntil ?? null;
  const titles = async () =>
    (
      await market.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userId, shop.ownerId), eq(notifications.kind, 'campaign')))
    ).map(({ title }) => title);
  return { shop, product, asSeller, buy, list, featuredUntil, titles };
}

interface Model {
  end: number;
  days: number;
  renews: boolean;
  failed: boolean;
  /** The text of the last notification. */
  told: CampaignState;
  campaigns: number;
}

/** A simple model of the expected state. */
function stateOf(end: number, now: number): CampaignState {
  if (now < end) return 'active';
  return now < end + 3 * day ? 'grace' : 'expired';
}

function look(model: Model, now: number): void {
  const state = stateOf(model.end, now);
  if (model.told === 'active' && state !== 'active' && model.renews) model.failed = true;
  model.told = state;
}

/** On its last day, where the card is good. */
function renewed(model: Model, now: number, isGood: boolean): boolean {
  const isDue = model.renews && now < model.end && model.end - now <= day;
  if (!isDue || !isGood) return false;
  model.end += model.days * day;
  return true;
}

/** The first days of this seed have all events: renewals, a declined card, failures, ends. */
const richSeed = 206;

test.each<[number, number]>([[richSeed, 120], ...deepOnly<[number, number]>([22, 400])])(
  'a campaign is as a reference model has it, renewals by cards that are good or not among them (seed %i, %i days)',
  async (seed, days) => {
    const roll = dice(seed);
    const seller = await newSeller();
    const { email } = seller.shop.owner;
    const cards = { good: await cardOf(market, email, 'succeeds'), bad: await cardOf(market, email, 'declined') };
    const model: Model = { end: 0, days: 0, renews: false, failed: false, told: 'expired', campaigns: 0 };
    let bought = 0;
    let renewals = 0;
    for (let n = 0; n < days; n += 1) {
      market.clock.pass({ days: 1 });
      const now = market.clock.now().getTime();
      const [newest] = await seller.list();
      const plan = campaignPlans[Math.floor(roll() ** 3 * 3)];
      if (plan && roll() < 0.04) {
        const isOver = stateOf(model.end, now) === 'expired';
        const goesOn = newest !== undefined && (!isOver || roll() < 0.5);
        await seller.buy(plan.durationType, goesOn ? newest.id : undefined);
        bought += 1;
        if (!goesOn) Object.assign(model, { campaigns: model.campaigns + 1, renews: false });
        model.end = Math.max(now, model.end) + plan.durationDays * day;
        Object.assign(model, { failed: false, told: 'active', days: plan.durationDays });
      } else if (newest && stateOf(model.end, now) !== 'expired' && roll() < 0.08) {
        await setCampaignRenewal({ ctx: seller.asSeller(), input: { id: newest.id } });
        Object.assign(model, { renews: !model.renews, failed: false });
      }
      if (roll() < 0.7) {
        const isGood = roll() < 0.8;
        await useCard(market, seller.shop.ownerId, isGood ? cards.good : cards.bad);
        await moveCampaigns({ ctx: market.context() });
        await findLostPayments({ ctx: market.context() });
        look(model, now);
        if (renewed(model, now, isGood)) renewals += 1;
      }
      const all = await seller.list();
      expect(all).toHaveLength(model.campaigns);
      if (!all[0]) continue;
      expect(all[0]).toMatchObject({
        end_date: new Date(model.end).toISOString(),
        state: stateOf(model.end, now),
        auto_renew: model.renews,
        auto_renew_failed: model.failed,
      });
      expect((await seller.featuredUntil())?.getTime()).toBe(model.end + 3 * day);
    }
    expect(bought).toBeGreaterThan(5);
    const isTheirs = eq(payments.userId, seller.shop.ownerId);
    expect(await market.db.$count(payments, and(isTheirs, eq(payments.state, 'succeeded')))).toBe(bought + renewals);
    expect(renewals).toBeGreaterThan(2);
    expect(await market.db.$count(ledgerEntries)).toBe(await market.db.$count(receipts));
  },
  300_000,
);

test('renewal of a campaign is tried three times before its end and then fails, in the grace period and after', async () => {
  const seller = await newSeller();
  await seller.buy('1_week');
  const [{ id = '' } = {}] = await seller.list();
  await setCampaignRenewal({ ctx: seller.asSeller(), input: { id } });
  const after = async (hours: number) => {
    market.clock.pass({ minutes: hours * 60 });
    return moveCampaigns({ ctx: market.context() });
  };
  expect(await after(7 * 24 - 25)).toEqual({ moved: 0, tried: 0 });
  const tries = [];
  for (const hours of [1, 1, 11, 1, 9, 1]) tries.push((await after(hours)).tried);
  expect(tries).toEqual([1, 0, 1, 0, 1, 0]);
  expect(await seller.titles()).toEqual(['Your campaign ends soon']);
  expect(await after(2)).toEqual({ moved: 1, tried: 0 });
  expect(await seller.titles()).toEqual(['Your campaign is in its grace period']);
  expect(await seller.list()).toMatchObject([{ state: 'grace', auto_renew: true, auto_renew_failed: true }]);
  expect(await after(3 * 24)).toEqual({ moved: 1, tried: 0 });
  expect(await after(1)).toEqual({ moved: 0, tried: 0 });
  expect(await seller.titles()).toEqual(['Your campaign has ended']);
  await seller.buy('1_week', id);
  expect(await seller.list()).toMatchObject([{ state: 'active', auto_renew: true, auto_renew_failed: false }]);
});

test('an unverified seller gets no renewal reminder', async () => {
  const seller = await newSeller();
  await seller.buy('1_week');
  const [{ id = '' } = {}] = await seller.list();
  await setCampaignRenewal({ ctx: seller.asSeller(), input: { id } });
  await market.db.update(shops).set({ verification: 'required' }).where(eq(shops.id, seller.shop.id));
  market.clock.pass({ minutes: 6 * 24 * 60 + 1 });
  await moveCampaigns({ ctx: market.context() });
  expect(await seller.titles()).toEqual(['Your campaign is active']);
});

test('campaigns that were chosen and never paid are deleted', async () => {
  const seller = await newSeller();
  const input = { payment_type: purpose, duration_type: '1_year', product_id: seller.product.id };
  await inTransaction(seller.asSeller(), (tx) => quoteCampaign(tx, { input, userId: seller.shop.ownerId }));
  const left = () => market.db.$count(campaignPeriods, eq(campaignPeriods.shopId, seller.shop.id));
  await pruneUnpaid({ ctx: market.context() });
  expect(await left()).toBe(1);
  market.clock.pass({ days: 31 });
  await pruneUnpaid({ ctx: market.context() });
  expect(await left()).toBe(0);
});
