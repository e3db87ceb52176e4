import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import type { Fulfilment, Sale, Seller } from '#payments/seller.ts';
import type { Tx } from '#platform/context.ts';
import { restoreVerification } from '#shops/applications/restore-verification.ts';
import { type LockedShop, lockShop } from '#shops/lock-shop.ts';
import { setListingLimit } from '#shops/set-listing-limit.ts';
import { quotePlan } from './choose-plan.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { endRefundedPlan } from './end-refunded-plan.ts';
import { beginning } from './rules.ts';
import { activeOf, change, findPlan, moveOn, putOffWaiting, waitingOf } from './shop-plans.ts';
import type { SubscriptionRow } from './tables.ts';

/** Starts a paid plan, or queues it behind a larger one. A second payment for the same plan is held. */
async function beginPlan(tx: Tx, { subjectId, userId }: Sale): Promise<Fulfilment> {
  const shop = await lockShop(tx, userId);
  const row = shop && (await findPlan(tx, shop, subjectId));
  if (!row) return { held: 'The plan is no longer there' };
  if (row.state !== 'pending') return { held: 'The plan was paid before' };
  const changed = await begin(tx, shop, row);
  if (changed.state === 'active') {
    await setListingLimit({ tx, input: { shopId: shop.id, limit: null } });
    await restoreVerification({ tx, input: { shopId: shop.id } });
  }
  await emitPlanChanged(tx, shop, changed, wordsOf(changed));
  return 'fulfilled';
}

async function begin(tx: Tx, shop: LockedShop, row: SubscriptionRow): Promise<SubscriptionRow> {
  const active = await moveOn(tx, shop);
  const lastEnd = (await waitingOf(tx, shop)).at(-1)?.endsAt ?? null;
  const { state, startsAt, endsAt } = beginning(row, { active, lastEnd }, tx.now);
  if (active && state === 'active') await change(tx, active, { state: 'replaced', endsAt: tx.now });
  const changed = await change(tx, row, { state, startsAt, endsAt });
  if (state === 'active') await putOffWaiting(tx, shop, endsAt);
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

/** Runs when the card could not be charged. Further attempts follow until the last, and the seller is notified. */
async function notifyChargeFailed(tx: Tx, { userId }: Sale): Promise<void> {
  const shop = await lockShop(tx, userId);
  if (!shop) return;
  const active = await activeOf(tx, shop);
  if (!active?.endsAt || !active.autoRenew) return;
  const isLast = active.renewalTries >= paymentLimits.renewalHours.length;
  const then = isLast ? `Your plan ends on ${longDate(active.endsAt)}.` : 'We try again before it ends.';
  await emitPlanChanged(tx, shop, await change(tx, active, {}), {
    title: 'Your plan was not renewed',
    text: `${paymentTexts.autoRenewFailed} ${then}`,
  });
}

export const planSeller: Seller = {
  quote: quotePlan,
  fulfil: beginPlan,
  refund: endRefundedPlan,
  chargeFailed: notifyChargeFailed,
  describe: () => Promise.resolve(null),
};
