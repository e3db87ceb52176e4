import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { and, eq } from 'drizzle-orm';
import { cancelCharges } from '#payments/cards/charge-card.ts';
import type { Sale } from '#payments/seller.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { emitCampaignChanged } from './emit-campaign-changed.ts';
import { campaignPeriods, campaigns } from './tables.ts';

/** Runs when the card could not be charged. After the last attempt, the renewal has failed. */
export async function notifyChargeFailed(tx: Tx, { subjectId, userId }: Sale): Promise<void> {
  await lockShop(tx, userId);
  const [period] = await tx.db.select().from(campaignPeriods).where(eq(campaignPeriods.id, subjectId));
  if (!period?.campaignId) return;
  const isIt = eq(campaigns.id, period.campaignId);
  const [row] = await tx.db.select().from(campaigns).where(isIt).for('update');
  if (!row?.autoRenew || row.endsAt <= tx.now) return;
  const isLast = row.renewalDueAt === null;
  await tx.db
    .update(campaigns)
    .set({ autoRenewFailed: isLast, version: row.version + 1 })
    .where(isIt);
  const then = isLast ? `It ends on ${longDate(row.endsAt.toISOString())}.` : 'We try again before it ends.';
  const text = `${paymentTexts.autoRenewFailed} ${then}`;
  await emitCampaignChanged(tx, row, { title: 'Your campaign was not renewed', text });
}

/** Cancels pending charges when the seller has turned renewal off. */
export async function cancelRenewalCharges(ctx: Ctx, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  const isPending = and(eq(campaignPeriods.campaignId, id), eq(campaignPeriods.state, 'pending'));
  const subjectIds = ctx.db.select({ id: campaignPeriods.id }).from(campaignPeriods).where(isPending);
  await cancelCharges(ctx, { userId: ownerId, subjectIds });
}
