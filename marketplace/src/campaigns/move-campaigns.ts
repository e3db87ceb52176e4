import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { forEachDue } from '#shops/for-each-due.ts';
import { changeCampaign, emitCampaignChanged } from './emit-campaign-changed.ts';
import { tryRenewal } from './renew-campaigns.ts';
import { graceEnd, stateAt } from './rules.ts';
import { type CampaignRow, campaignPeriods, campaigns } from './tables.ts';

export const moveCampaignsJob = jobKind('campaigns.move');
export const pruneUnpaidJob = jobKind('campaigns.prune-unpaid');

/**
 * Announces campaigns that entered their grace period or ended, and tries to renew those that end soon. Each campaign
 * has its own transaction.
 */
export async function moveCampaigns({ ctx }: { ctx: Ctx }): Promise<{ moved: number; tried: number }> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const isBehind = sql`${campaigns.toldState} <> 'expired' and ${campaigns.endsAt} <= ${now}
    and (${campaigns.toldState} = 'active' or ${campaigns.endsAt} + make_interval(days => ${campaigns.graceDays}) <= ${now})`;
  const isDue = sql`${campaigns.autoRenew} and ${campaigns.renewalDueAt} <= ${now} and ${campaigns.endsAt} > ${now}`;
  return { moved: await forEach(ctx, isBehind, move), tried: await forEach(ctx, isDue, tryRenewal) };
}

function forEach(ctx: Ctx, which: SQL, act: (tx: Tx, row: CampaignRow) => Promise<void>): Promise<number> {
  const read = (tx: Tx, which: SQL | undefined) => tx.db.select().from(campaigns).where(which).for('update');
  return forEachDue(ctx, { table: campaigns, which, read, act: (tx, _shop, row) => act(tx, row) });
}

/** A renewal that was on but not paid by the end of the days has failed. */
async function move(tx: Tx, row: CampaignRow): Promise<void> {
  const toldState = stateAt(row, tx.now);
  const failed = row.autoRenewFailed || (row.autoRenew && row.toldState === 'active');
  await changeCampaign(tx, row, { toldState, autoRenewFailed: failed, renewalDueAt: null });
  const until = longDate(graceEnd(row).toISOString());
  const grace = { title: 'Your campaign is in its grace period', text: `It is still featured until ${until}.` };
  const expired = { title: 'Your campaign has ended', text: 'Extend it to be featured again.' };
  const texts = toldState === 'grace' ? grace : expired;
  await emitCampaignChanged(
    tx,
    row,
    failed ? { ...texts, text: `${paymentTexts.autoRenewFailed} ${texts.text}` } : texts,
  );
}

/** Deletes periods that were chosen and never paid. Money that arrives for one later is held for an admin. */
export async function pruneUnpaid({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.unpaidKeptDays * dayMs).toISOString();
  const isOld = sql`${campaignPeriods.state} = 'pending' and ${campaignPeriods.createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, campaignPeriods, { where: isOld, oldest: sql`${campaignPeriods.createdAt}` });
}
