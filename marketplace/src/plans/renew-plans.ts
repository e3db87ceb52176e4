import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cancelCharges, reserveCharge } from '#payments/cards/charge-card.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { LockedShop } from '#shops/lock-shop.ts';
import { quoteOf, saveChosenPlan } from './choose-plan.ts';
import { plansOn } from './plans-on.ts';
import { renewalTriesAt } from './rules.ts';
import { queuedPlansOf } from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** Selects running plans whose next renewal attempt is due. */
export function isToRenew(now: Date): SQL {
  const { autoRenew, endsAt, renewalTries } = subscriptions;
  const hours = sql.raw(`(array[${paymentLimits.renewalHours.join(', ')}])`);
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  return sql`${autoRenew} and ${endsAt} > ${nowSql}
    and ${endsAt} - make_interval(hours => ${hours}[${renewalTries} + 1]) <= ${nowSql}`;
}

/**
 * Charges the card for the same period at the price of the last payment. If the price has risen, the seller decides.
 * Without a card they were reminded already; with a queued plan there is nothing to do.
 */
export async function renewPlan(tx: Tx, shop: LockedShop, row: SubscriptionRow): Promise<void> {
  if (!row.endsAt) return;
  const renewalTries = renewalTriesAt(row.endsAt, tx.now);
  await tx.db.update(subscriptions).set({ renewalTries }).where(eq(subscriptions.id, row.id));
  const offer = plansOn(tx).find(({ plan, pesewas }) => plan === row.plan && pesewas <= row.amountPesewas);
  if (!offer || (await queuedPlansOf(tx, shop)).length > 0) return;
  const next = await saveChosenPlan(tx, { shopId: shop.id, offer, autoRenew: true });
  await reserveCharge(tx, { ...quoteOf(next), userId: shop.ownerId, until: row.endsAt });
}

/** Cancels pending charges when the seller has turned renewal off. */
export async function cancelRenewalCharges(ctx: Ctx, { id, ownerId }: LockedShop): Promise<void> {
  const isPending = and(eq(subscriptions.shopId, id), eq(subscriptions.state, 'pending'));
  const subjectIds = ctx.db.select({ id: subscriptions.id }).from(subscriptions).where(isPending);
  await cancelCharges(ctx, { userId: ownerId, subjectIds });
}
