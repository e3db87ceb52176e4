import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { plans } from '@besesaka/schema/plans/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cancelCharges, reserveCharge } from '#payments/cards/charge-card.ts';
import type { Sale } from '#payments/seller.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type LockedShop, lockShop } from '#shops/lock-shop.ts';
import { emitPlanChanged } from './emit-plan-changed.ts';
import { quoteOf, writeDown } from './quote-plan.ts';
import { renewalTriesAt } from './rules.ts';
import { change, waitingOf } from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** Selects running plans whose next renewal attempt is due. */
export function isToRenew(now: Date): SQL {
  const { autoRenew, endsAt, renewalTries } = subscriptions;
  const hours = sql.raw(`(array[${paymentLimits.renewalHours.join(', ')}])`);
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${autoRenew} and ${endsAt} > ${at}
    and ${endsAt} - make_interval(hours => ${hours}[${renewalTries} + 1]) <= ${at}`;
}

/**
 * Charges the card for the same period at the price of the last payment. If the price has risen, the seller decides.
 * Without a card they were reminded already; with a queued plan there is nothing to do.
 */
export async function renewPlan(tx: Tx, shop: LockedShop, row: SubscriptionRow): Promise<void> {
  if (!row.endsAt) return;
  const renewalTries = renewalTriesAt(row.endsAt, tx.now);
  await tx.db.update(subscriptions).set({ renewalTries }).where(eq(subscriptions.id, row.id));
  const offer = plans.find(({ plan, pesewas }) => plan === row.plan && pesewas <= row.amountPesewas);
  if (!offer || (await waitingOf(tx, shop)).length > 0) return;
  const next = await writeDown(tx, { shopId: shop.id, offer, autoRenew: true });
  await reserveCharge(tx, { ...quoteOf(next), userId: shop.ownerId, until: row.endsAt });
}

/** Runs when the card could not be charged. Further attempts follow until the last, and the seller is notified. */
export async function notifyChargeFailed(tx: Tx, { userId }: Sale): Promise<void> {
  const shop = await lockShop(tx, userId);
  if (!shop) return;
  const isRunning = and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active'));
  const [active] = await tx.db.select().from(subscriptions).where(isRunning).for('no key update');
  if (!active?.endsAt || !active.autoRenew) return;
  const isLast = active.renewalTries >= paymentLimits.renewalHours.length;
  const then = isLast ? `Your plan ends on ${longDate(active.endsAt)}.` : 'We try again before it ends.';
  await emitPlanChanged(tx, shop, await change(tx, active, {}), {
    title: 'Your plan was not renewed',
    text: `${paymentTexts.autoRenewFailed} ${then}`,
  });
}

/** Cancels pending charges when the seller has turned renewal off. */
export async function cancelRenewalCharges(ctx: Ctx, { id, ownerId }: LockedShop): Promise<void> {
  const isPending = and(eq(subscriptions.shopId, id), eq(subscriptions.state, 'pending'));
  const subjectIds = ctx.db.select({ id: subscriptions.id }).from(subscriptions).where(isPending);
  await cancelCharges(ctx, { userId: ownerId, subjectIds });
}
