import { campaignLimits, campaignPlans, type DurationType } from '@besesaka/schema/campaigns/limits.ts';
import { settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { graceEnd, nextRenewal, stateAt } from '#campaigns/rules.ts';
import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines, shopNamed } from './data.ts';
import { planPayment } from './plan-payments.ts';
import type { PlannedProduct } from './plan-products.ts';
import { shopId } from './plan-shops.ts';
import { ownerId } from './plan-users.ts';

export type CampaignRows = ReturnType<typeof planCampaigns>;

interface Planned {
  row: PlannedProduct['row'];
  durationType: DurationType;
  endsAt: Date;
  autoRenew: boolean;
}

/** Plans paid campaigns for featured products. The demo seller has one in every state. */
export function planCampaigns(products: readonly PlannedProduct[], now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  const firstShopId = shopId(shopLines[0].slug);
  const theirs = products.filter(
    ({ row }) => row.shopId === firstShopId && !row.featuredUntil && row.stockQuantity > 0,
  );
  const states = [
    { durationType: '1_month', endsAt: inDays(2), autoRenew: true },
    { durationType: '1_month', endsAt: inDays(-1), autoRenew: true },
    { durationType: '1_week', endsAt: inDays(-20), autoRenew: false },
  ] as const;
  const special = states.flatMap((state, n) => (theirs[n] ? [{ row: theirs[n].row, ...state }] : []));
  const usual = products.flatMap(({ row }): Planned[] => {
    if (!row.featuredUntil) return [];
    const endsAt = new Date(row.featuredUntil.getTime() - 3 * dayMs);
    return [{ row, durationType: '6_months', endsAt, autoRenew: false }];
  });
  const all = [...usual, ...special].map((one) => bought(one, now));
  return {
    campaigns: all.map(({ campaign }) => campaign),
    periods: all.map(({ period }) => period),
    paid: all.map(({ paid }) => paid).sort((a, b) => a.payment.createdAt.getTime() - b.payment.createdAt.getTime()),
    /** The end of the featured time by product id. */
    featuredUntil: new Map(all.map(({ campaign }) => [campaign.productId, graceEnd(campaign)])),
  };
}

function bought({ row, durationType, endsAt, autoRenew }: Planned, now: Date) {
  const pesewas = settingFallback(`campaign_${durationType}`);
  const { durationDays } = campaignPlans.find((plan) => plan.durationType === durationType) ?? campaignPlans[0];
  const startsAt = new Date(endsAt.getTime() - durationDays * dayMs);
  const id = (what: string) => stableId(`demo campaign ${what} ${row.slug}`);
  const ending = { endsAt, graceDays: campaignLimits.graceDays };
  const toldState = stateAt(ending, now);
  const bought = {
    shopId: row.shopId,
    productId: row.id,
    durationType,
    durationDays,
    amountPesewas: pesewas,
    autoRenew,
  };
  const span = { startsAt, endsAt, createdAt: startsAt };
  return {
    campaign: {
      id: id('itself'),
      ...bought,
      ...span,
      ...ending,
      toldState,
      paymentId: id('payment'),
      autoRenewFailed: autoRenew && toldState !== 'active',
      renewalDueAt: nextRenewal(endsAt, now),
    },
    period: { id: id('period'), campaignId: id('itself'), ...bought, ...span, state: 'paid' as const },
    paid: planPayment(id, {
      userId: ownerId(shopNamed(row.sellerSlug)),
      purpose: 'featured_product',
      subjectId: id('period'),
      channel: 'card',
      description: `Featured for ${durationLabel(durationDays)}: ${row.name}`,
      pesewas,
      at: startsAt,
    }),
  };
}
