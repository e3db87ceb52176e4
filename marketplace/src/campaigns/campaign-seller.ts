import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { desc, eq } from 'drizzle-orm';
import { setFeaturedUntil } from '#catalog/product/set-featured-until.ts';
import { products } from '#catalog/tables.ts';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { changeCampaign, emitCampaignChanged } from './emit-campaign-changed.ts';
import { endRefundedCampaign } from './end-refunded-campaign.ts';
import { quoteCampaign } from './quote-campaign.ts';
import { notifyChargeFailed } from './renew-campaigns.ts';
import { goesOn, graceEnd, nextRenewal, stateAt } from './rules.ts';
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
  const row = await write(tx, { period, before, paymentId });
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

async function write(tx: Tx, { period, before, paymentId }: Paid): Promise<CampaignRow> {
  const { shopId, productId, durationType, durationDays, amountPesewas, autoRenew } = period;
  const { startsAt, endsAt, periodStartsAt } = goesOn(before, durationDays, tx.now);
  const values = {
    ...{ durationType, durationDays, amountPesewas, autoRenew, paymentId, startsAt, endsAt },
    ...{
      toldState: 'active' as const,
      graceDays: limits.graceDays,
      autoRenewFailed: false,
      renewalDueAt: nextRenewal(endsAt, tx.now),
    },
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
  quote: quoteCampaign,
  fulfil: beginCampaign,
  refund: endRefundedCampaign,
  chargeFailed: notifyChargeFailed,
  describe: describeCampaign,
};
