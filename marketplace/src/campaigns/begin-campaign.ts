import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { desc, eq } from 'drizzle-orm';
import { setFeaturedUntil } from '#catalog/product/set-featured-until.ts';
import { products } from '#catalog/tables.ts';
import type { Settled } from '#payments/domain-events.ts';
import { putAside } from '#payments/settle-payment.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { campaignPurpose } from './quote-campaign.ts';
import { goesOn, graceEnd, nextRenewal, stateAt } from './rules.ts';
import { type CampaignRow, campaignPeriods, campaigns, type PeriodRow } from './tables.ts';
import { tellCampaign } from './tell-campaign.ts';

/** Days of a product were paid: its campaign begins, or goes on. Money for days that were paid before is put aside. */
export async function beginCampaign({ ctx, payload }: { ctx: Ctx; payload: Settled }): Promise<void> {
  if (payload.purpose !== campaignPurpose) return;
  const { paymentId, subjectId } = payload;
  const aside = (reason: string) => putAside(ctx, { paymentId, reason });
  const [chosen] = await ctx.db.select().from(campaignPeriods).where(eq(campaignPeriods.id, subjectId));
  if (!chosen) return aside('The campaign is no longer there');
  // All that is bought for a shop waits for each other at its row.
  await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.id, chosen.shopId)).for('no key update');
  const [period] = await ctx.db.select().from(campaignPeriods).where(eq(campaignPeriods.id, subjectId)).for('update');
  if (period?.state !== 'pending') return aside('The campaign was paid before');
  const [product] = await ctx.db.select().from(products).where(eq(products.id, period.productId));
  if (!product || product.archivedAt) return aside('The product is no longer offered');
  const before = await goingOn(ctx, period);
  const row = await write(ctx, { period, before, paymentId });
  await setFeaturedUntil({ ctx, input: { productId: product.id, until: graceEnd(row) } });
  const text = `${product.name} is featured until ${longDate(row.endsAt.toISOString())}.`;
  const title = before ? 'Your campaign goes on' : 'Your campaign is active';
  await tellCampaign(ctx, row, { title, text });
}

/** The campaign that these days belong to: paid twice by two plans, a product is featured for the days of both. */
async function goingOn(ctx: Ctx, { campaignId, productId }: PeriodRow): Promise<CampaignRow | null> {
  const which = campaignId ? eq(campaigns.id, campaignId) : eq(campaigns.productId, productId);
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(which)
    .orderBy(desc(campaigns.endsAt))
    .limit(1)
    .for('update');
  if (!row || (!campaignId && stateAt(row, ctx.now) === 'expired')) return null;
  return row;
}

interface Paid {
  period: PeriodRow;
  before: CampaignRow | null;
  paymentId: string;
}

async function write(ctx: Ctx, { period, before, paymentId }: Paid): Promise<CampaignRow> {
  const { shopId, productId, durationType, durationDays, amountPesewas, autoRenew } = period;
  const { startsAt, endsAt, periodStartsAt } = goesOn(before, durationDays, ctx.now);
  const values = {
    ...{ durationType, durationDays, amountPesewas, autoRenew, paymentId, startsAt, endsAt },
    ...{
      toldState: 'active' as const,
      graceDays: limits.graceDays,
      autoRenewFailed: false,
      renewalDueAt: nextRenewal(endsAt, ctx.now),
    },
  };
  const [row] = before
    ? await ctx.db
        .update(campaigns)
        .set({ ...values, version: before.version + 1 })
        .where(eq(campaigns.id, before.id))
        .returning()
    : await ctx.db
        .insert(campaigns)
        .values({ id: newId(), shopId, productId, ...values, createdAt: ctx.now })
        .returning();
  if (!row) throw new Error('The campaign was not written');
  await ctx.db
    .update(campaignPeriods)
    .set({ state: 'paid', campaignId: row.id, startsAt: periodStartsAt, endsAt })
    .where(eq(campaignPeriods.id, period.id));
  return row;
}
