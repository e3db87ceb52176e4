import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { restoreVerification } from '#shops/applications/restore-verification.ts';
import { type LockedShop, lockShop } from '#shops/lock-shop.ts';
import { setListingLimit } from '#shops/set-listing-limit.ts';
import { quotePlan } from './choose-plan.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { beginning, divideRemainingTime } from './rules.ts';
import {
  activePlanOf,
  findPlan,
  postponeQueued,
  queuedPlansOf,
  startNextPlan,
  updateSubscription,
} from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** Starts a paid plan, or queues it behind a larger one. A second payment for the same plan is held. */
async function beginPlan(tx: Tx, { subjectId, userId }: Sale): Promise<Fulfilment> {
  const shop = await lockShop(tx, userId);
  const row = shop && (await findPlan(tx, shop, subjectId));
  if (!row) return { held: 'The plan is no longer there' };
  if (row.state !== 'pending') return { held: 'The plan was paid before' };
  const changed = await begin(tx, shop, row);
  if (changed.state === 'active') {
    await setListingLimit(tx, shop.id, null);
    await restoreVerification(tx, shop.id);
  }
  await emitPlanChanged(tx, shop, changed, wordsOf(changed));
  return 'fulfilled';
}

async function begin(tx: Tx, shop: LockedShop, row: SubscriptionRow): Promise<SubscriptionRow> {
  const active = await startNextPlan(tx, shop);
  const lastEnd = (await queuedPlansOf(tx, shop)).at(-1)?.endsAt ?? null;
  const { state, startsAt, endsAt } = beginning(row, { active, lastEnd }, tx.now);
  if (active && state === 'active') await updateSubscription(tx, active, { state: 'replaced', endsAt: tx.now });
  const changed = await updateSubscription(tx, row, { state, startsAt, endsAt });
  if (state === 'active') await postponeQueued(tx, shop, endsAt);
  return changed;
}

function wordsOf({ state, durationDays, endsAt, startsAt, amountPesewas }: SubscriptionRow) {
  const day = (at: Date | null) => at && longDate(at);
  const name = durationLabel(durationDays);
  const mailed = `You paid ${cedi(amountPesewas)}. The receipt is among your subscriptions.`;
  return state === 'active'
    ? {
        title: `Your plan is active: ${name}`,
        text: `It runs until ${day(endsAt)}. You can list without a limit.`,
        mailed,
      }
    : {
        title: `Your next plan is paid: ${name}`,
        text: `It begins on ${day(startsAt)}, when your current plan ends.`,
        mailed,
      };
}

type Running = SubscriptionRow & { endsAt: Date };

/**
 * Removes the days of a refunded plan, also if a larger plan took them over. Days from other payments stay: those of
 * earlier plans and of queued ones. The shop stays verified.
 */
async function endRefundedPlan(tx: Tx, { subjectId, userId }: Sale, reason: string): Promise<void> {
  const shop = await lockShop(tx, userId);
  if (!shop) return;
  const active = await startNextPlan(tx, shop);
  const row = await findPlan(tx, shop, subjectId);
  if (!row) return;
  const end = active?.endsAt && (await endWithout(tx, { row, active: { ...active, endsAt: active.endsAt } }));
  if (end) await postponeQueued(tx, shop, end);
  await startNextPlan(tx, shop);
  const last = await findPlan(tx, shop, row.id);
  if (!last) return;
  const refunded = last.state === 'refunded' ? last : await updateSubscription(tx, last, { state: 'refunded' });
  const text = `Its days have ended. ${reason}`;
  await emitPlanChanged(tx, shop, refunded, { title: 'Your plan was refunded', text });
}

/** Removes the plan from those that run or wait. Returns the new end of the running plan. */
async function endWithout(ctx: Ctx, { row, active }: { row: SubscriptionRow; active: Running }): Promise<Date> {
  const replaced = await replacedOf(ctx, row.shopId);
  const shares = divideRemainingTime(active, replaced, ctx.now);
  const end = new Date(active.endsAt.getTime() - (shares.get(row.id) ?? 0));
  if (row.id !== active.id) {
    await updateSubscription(ctx, row, {
      state: 'refunded',
      ...(row.state === 'scheduled' && { startsAt: null, endsAt: null }),
    });
    if (row.state === 'replaced') await updateSubscription(ctx, active, { endsAt: end });
    return end;
  }
  const [before] = replaced;
  if (before && end > ctx.now) {
    await updateSubscription(ctx, row, { state: 'refunded', endsAt: ctx.now });
    // The earlier plan gets back its own days that are not used yet.
    const used = before.durationDays * dayMs - (shares.get(before.id) ?? 0);
    await updateSubscription(ctx, before, {
      state: 'active',
      startsAt: new Date(ctx.now.getTime() - used),
      endsAt: end,
    });
    return end;
  }
  await updateSubscription(ctx, row, { endsAt: ctx.now });
  return ctx.now;
}

/** The plans that the running one took over, latest first. */
function replacedOf(ctx: Ctx, shopId: string): Promise<SubscriptionRow[]> {
  return ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, shopId), eq(subscriptions.state, 'replaced')))
    .orderBy(desc(subscriptions.endsAt));
}

/** Runs when the card could not be charged. Further attempts follow until the last, and the seller is notified. */
async function notifyChargeFailed(tx: Tx, { userId }: Sale): Promise<void> {
  const shop = await lockShop(tx, userId);
  if (!shop) return;
  const active = await activePlanOf(tx, shop);
  if (!active?.endsAt || !active.autoRenew) return;
  const isLast = active.renewalTries >= paymentLimits.renewalHours.length;
  const then = isLast ? `Your plan ends on ${longDate(active.endsAt)}.` : 'We try again before it ends.';
  await emitPlanChanged(tx, shop, await updateSubscription(tx, active, {}), {
    title: 'Your plan was not renewed',
    text: `${paymentTexts.autoRenewFailed} ${then}`,
  });
}

export const planSeller: Seller = {
  account: 'income:subscription',
  quote: quotePlan,
  fulfil: beginPlan,
  refund: endRefundedPlan,
  chargeFailed: notifyChargeFailed,
  describe: () => Promise.resolve(null),
};
