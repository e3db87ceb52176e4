import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import { setFeaturedUntil } from '#catalog/product/set-featured-until.ts';
import { products } from '#catalog/tables.ts';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { changeCampaign, emitCampaignChanged } from './emit-campaign-changed.ts';
import { quoteCampaign } from './quote-campaign.ts';
import { goesOn, graceEnd, nextRenewal, stateAt, unusedMs } from './rules.ts';
import { type CampaignRow, campaignPeriods, campaigns, type PeriodRow } from './tables.ts';

/** A product's campaign begins, or is extended, once its days are paid. A second payment for the same days is held. */
async function beginCampaign(tx: Tx, { id: paymentId, subjectId, userId }: Sale): Promise<Fulfilment> {
  await lockShop(tx, userId);
  const [period] = await tx.db.select().from(campaignPeriods).where(eq(campaignPeriods.id, subjectId)).for('update');
  if (!period) return { held: 'The campaign is no longer there' };
  if (period.state !== 'pending') return { held: 'The campaign was paid before' };
  const [product] = await tx.db.select().from(products).where(eq(products.id, period.productId));
  if (!product || product.archivedAt) return { held: 'The product is no longer offered' };
  const before = await goingOn(tx, period);
  const row = await writeCampaign(tx, { period, before, paymentId });
  await setFeaturedUntil({ tx, input: { productId: product.id, until: graceEnd(row) } });
  const text = `${product.name} is featured until ${longDate(row.endsAt.toISOString())}.`;
  const title = before ? 'Your campaign goes on' : 'Your campaign is active';
  await emitCampaignChanged(tx, row, { title, text });
  return 'fulfilled';
}

/**
 * The campaign that these days extend. If a product was paid for with two plans, it is featured for the days of both.
 */
async function goingOn(tx: Tx, { campaignId, productId }: PeriodRow): Promise<CampaignRow | null> {
  const which = campaignId ? eq(campaigns.id, campaignId) : eq(campaigns.productId, productId);
  const [row] = await tx.db
    .select()
    .from(campaigns)
    .where(which)
    .orderBy(desc(campaigns.endsAt))
    .limit(1)
    .for('update');
  if (!row || (!campaignId && stateAt(row, tx.now) === 'expired')) return null;
  return row;
}

interface Paid {
  period: PeriodRow;
  before: CampaignRow | null;
  paymentId: string;
}

async function writeCampaign(tx: Tx, { period, before, paymentId }: Paid): Promise<CampaignRow> {
  const { shopId, productId, durationType, durationDays, amountPesewas, autoRenew } = period;
  const { startsAt, endsAt, periodStartsAt } = goesOn(before, durationDays, tx.now);
  const values = {
    durationType,
    durationDays,
    amountPesewas,
    autoRenew,
    paymentId,
    startsAt,
    endsAt,
    toldState: 'active' as const,
    graceDays: limits.graceDays,
    autoRenewFailed: false,
    renewalDueAt: nextRenewal(endsAt, tx.now),
  };
  const initial = { id: newId(), shopId, productId, createdAt: tx.now };
  const [row] = before
    ? [await changeCampaign(tx, before, values)]
    : await tx.db
        .insert(campaigns)
        .values({ ...initial, ...values })
        .returning();
  if (!row) throw new Error('the campaign was not inserted');
  await tx.db
    .update(campaignPeriods)
    .set({ state: 'paid', campaignId: row.id, startsAt: periodStartsAt, endsAt })
    .where(eq(campaignPeriods.id, period.id));
  return row;
}

/** Removes refunded days and moves later paid days forward. The campaign ends at once if it has no days left. */
async function endRefundedCampaign(tx: Tx, { subjectId, userId }: Sale, reason: string): Promise<void> {
  await lockShop(tx, userId);
  const isIt = eq(campaignPeriods.id, subjectId);
  const [period] = await tx.db.select().from(campaignPeriods).where(isIt).for('update');
  if (period?.state !== 'paid' || !period.campaignId) return;
  const isCampaign = eq(campaigns.id, period.campaignId);
  const [campaign] = await tx.db.select().from(campaigns).where(isCampaign).for('update');
  if (!campaign) return;
  await tx.db.update(campaignPeriods).set({ state: 'refunded' }).where(isIt);
  await moveLater(tx, period);
  const row = await shorten(tx, campaign, period);
  const ended = stateAt(row, tx.now) === 'expired';
  const text = ended
    ? 'Your campaign has ended.'
    : `Your campaign runs until ${longDate(row.endsAt.toISOString())} now.`;
  await emitCampaignChanged(tx, row, { title: 'A campaign was refunded', text: `${text} ${reason}` });
}

async function moveLater(tx: Tx, { campaignId, endsAt, ...period }: PeriodRow): Promise<void> {
  if (!campaignId || !endsAt) return;
  const unused = unusedMs({ ...period, endsAt }, tx.now);
  const isLater = and(
    eq(campaignPeriods.campaignId, campaignId),
    eq(campaignPeriods.state, 'paid'),
    gte(campaignPeriods.startsAt, endsAt),
  );
  for (const later of await tx.db.select().from(campaignPeriods).where(isLater))
    await tx.db
      .update(campaignPeriods)
      .set({ startsAt: earlier(later.startsAt, unused), endsAt: earlier(later.endsAt, unused) })
      .where(eq(campaignPeriods.id, later.id));
}

function earlier(at: Date | null, ms: number): Date | null {
  return at && new Date(at.getTime() - ms);
}

async function shorten(tx: Tx, campaign: CampaignRow, period: PeriodRow): Promise<CampaignRow> {
  const before = stateAt(campaign, tx.now);
  const endsAt = new Date(campaign.endsAt.getTime() - unusedMs(period, tx.now));
  const isOver = endsAt <= tx.now;
  const wasLast = period.endsAt?.getTime() === campaign.endsAt.getTime();
  // Earlier days keep their grace period, which may still be running.
  const graceDays = isOver && wasLast ? 0 : campaign.graceDays;
  const ending = { endsAt, graceDays };
  const row = await changeCampaign(tx, campaign, {
    ...ending,
    toldState: stateAt(ending, tx.now),
    ...(isOver && { autoRenew: false }),
    renewalDueAt: isOver ? null : nextRenewal(endsAt, tx.now),
  });
  // The product may have a newer campaign if this one ended long ago.
  if (before !== 'expired') await setFeaturedUntil({ tx, input: { productId: row.productId, until: graceEnd(row) } });
  return row;
}

/** Runs when the card could not be charged. After the last attempt, the renewal has failed. */
async function notifyChargeFailed(tx: Tx, { subjectId, userId }: Sale): Promise<void> {
  await lockShop(tx, userId);
  const [period] = await tx.db.select().from(campaignPeriods).where(eq(campaignPeriods.id, subjectId));
  if (!period?.campaignId) return;
  const isIt = eq(campaigns.id, period.campaignId);
  const [row] = await tx.db.select().from(campaigns).where(isIt).for('update');
  if (!row?.autoRenew || row.endsAt <= tx.now) return;
  const isLast = row.renewalDueAt === null;
  await changeCampaign(tx, row, { autoRenewFailed: isLast });
  const then = isLast ? `It ends on ${longDate(row.endsAt.toISOString())}.` : 'We try again before it ends.';
  const text = `${paymentTexts.autoRenewFailed} ${then}`;
  await emitCampaignChanged(tx, row, { title: 'Your campaign was not renewed', text });
}

/** Describes the campaign that a payment began or extended. */
const describeCampaign: Seller['describe'] = async ({ db }, periodId) => {
  const [found] = await db
    .select({ id: campaigns.id, createdAt: campaigns.createdAt, startsAt: campaignPeriods.startsAt })
    .from(campaignPeriods)
    .innerJoin(campaigns, eq(campaigns.id, campaignPeriods.campaignId))
    .where(eq(campaignPeriods.id, periodId));
  if (!found?.startsAt) return null;
  const message = found.startsAt <= found.createdAt ? texts.created : texts.extended;
  return { featuredProductId: found.id, message };
};

export const campaignSeller: Seller = {
  account: 'income:featured_product',
  quote: quoteCampaign,
  fulfil: beginCampaign,
  refund: endRefundedCampaign,
  chargeFailed: notifyChargeFailed,
  describe: describeCampaign,
};
