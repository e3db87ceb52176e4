import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Quote, Seller } from '#payments/seller.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { shops } from '#shops/tables.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** The price of a plan that the seller has chosen. */
export const quotePlan: Seller['quote'] = async (tx, { input: { subscription_id: id }, userId }) => {
  if (id === undefined) throw new InvalidInput({ subscription_id: [texts.missing] });
  const [row] = await tx.db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(shops, eq(shops.id, subscriptions.shopId))
    .where(and(eq(subscriptions.id, id), eq(shops.ownerId, userId)));
  if (!row) throw new NotFound(texts.missing);
  if (row.subscription.state !== 'pending') throw new Refused(texts.paidAlready);
  return quoteOf(row.subscription);
};

export function quoteOf({ id, amountPesewas, durationDays }: SubscriptionRow): Quote {
  const description = `Plan: ${durationLabel(durationDays)}`;
  return { purpose: 'subscription', subjectId: id, amountPesewas, description };
}
