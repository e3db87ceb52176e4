import { campaignLimits, campaignPlans, type DurationType } from '@besesaka/schema/campaigns/limits.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { graceEnd, nextRenewal, stateAt } from '#campaigns/rules.ts';
import type { campaignPeriods, campaigns } from '#campaigns/tables.ts';
import type { ledgerEntries, ledgerLines, payments, receipts } from '#payments/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import { ownerId } from './plan-people.ts';
import type { PlannedProduct } from './plan-products.ts';
import { shopId } from './plan-shops.ts';

export interface CampaignRows {
  campaigns: (typeof campaigns.$inferInsert)[];
  periods: (typeof campaignPeriods.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  entries: (typeof ledgerEntries.$inferInsert)[];
  lines: (typeof ledgerLines.$inferInsert)[];
  receipts: (typeof receipts.$inferInsert)[];
  /** The end of the featured time by product id. */
  featuredUntil: Map<string, Date>;
}

interface Planned {
  row: PlannedProduct['row'];
  durationType: DurationType;
  endsAt: Date;
  autoRenew: boolean;
}

/** Plans paid campaigns for featured products. The demo seller has one in every state. */
export function planCampaigns(products: readonly PlannedProduct[], now: Date): CampaignRows {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  const [known] = shopLines;
  const theirs = products.filter(
    ({ row }) => known && row.shopId === shopId(known.slug) && !row.featuredUntil && row.stockQuantity > 0,
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
  const paid = all.toSorted((a, b) => a.campaign.startsAt.getTime() - b.campaign.startsAt.getTime());
  return {
    campaigns: all.map(({ campaign }) => campaign),
    periods: all.map(({ period }) => period),
    payments: all.map(({ payment }) => payment),
    entries: all.map(({ entry }) => entry),
    lines: all.flatMap(({ lines }) => lines),
    receipts: paid.map(({ payment }, n) => ({
      number: 1001 + n,
      paymentId: payment.id,
      createdAt: payment.createdAt,
    })),
    featuredUntil: new Map(all.map(({ campaign }) => [campaign.productId, graceEnd(campaign)])),
  };
}

function bought({ row, durationType, endsAt, autoRenew }: Planned, now: Date) {
  const { durationDays, pesewas } =
    campaignPlans.find((plan) => plan.durationType === durationType) ?? campaignPlans[0];
  const startsAt = new Date(endsAt.getTime() - durationDays * dayMs);
  const id = (what: string) => stableId(`demo campaign ${what} ${row.slug}`);
  const shop = shopLines.find(({ slug }) => shopId(slug) === row.shopId);
  if (!shop) throw new Error(`No shop for ${row.slug}`);
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
  const fees = Math.round(pesewas * 0.0195);
  return {
    campaign: {
      ...{ id: id('itself'), ...bought, ...span, ...ending, toldState, paymentId: id('payment') },
      autoRenewFailed: autoRenew && toldState !== 'active',
      renewalDueAt: nextRenewal(endsAt, now),
    },
    period: { id: id('period'), campaignId: id('itself'), ...bought, ...span, state: 'paid' as const },
    payment: {
      ...{ id: id('payment'), userId: ownerId(shop), purpose: 'featured_product' as const, subjectId: id('period') },
      description: `Featured for ${durationLabel(durationDays)}: ${row.name}`,
      ...{ amountPesewas: pesewas, state: 'succeeded' as const, version: 3, channel: 'card' as const },
      ...{ createdAt: startsAt, settledAt: startsAt },
    },
    entry: { id: id('entry'), paymentId: id('payment'), kind: 'charge' as const, currency: 'GHS', createdAt: startsAt },
    lines: [
      { entryId: id('entry'), account: 'provider', amount: pesewas - fees },
      { entryId: id('entry'), account: 'fees', amount: fees },
      { entryId: id('entry'), account: 'income:featured_product', amount: -pesewas },
    ],
  };
}
