import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { and, eq, gte } from 'drizzle-orm';
import { setFeaturedUntil } from '#catalog/product/set-featured-until.ts';
import type { Sale } from '#payments/seller.ts';
import type { Tx } from '#platform/context.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { changeCampaign, emitCampaignChanged } from './emit-campaign-changed.ts';
import { graceEnd, nextRenewal, stateAt, unusedMs } from './rules.ts';
import { type CampaignRow, campaignPeriods, campaigns, type PeriodRow } from './tables.ts';

/** Removes refunded days and moves later paid days forward. The campaign ends at once if it has no days left. */
export async function endRefundedCampaign(tx: Tx, { subjectId, userId }: Sale, reason: string): Promise<void> {
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
