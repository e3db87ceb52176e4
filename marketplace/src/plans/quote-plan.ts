import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Asked, Quote } from '#payments/quote.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

/** The spec's `payment_type` of a plan. */
export const planPurpose = 'subscription';

/** What a chosen plan costs the seller who chose it. */
export async function quotePlan({ ctx, values }: { ctx: Ctx; values: Asked[] }): Promise<void> {
  for (const asked of values) {
    if (asked.input.payment_type !== planPurpose) continue;
    const { subscription_id: id } = asked.input;
    if (id === undefined) throw new InvalidInput({ subscription_id: [texts.missing] });
    const [row] = await ctx.db
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(shops, eq(shops.id, subscriptions.shopId))
      .where(and(eq(subscriptions.id, id), eq(shops.ownerId, asked.userId)));
    if (!row) throw new NotFound(texts.missing);
    if (row.subscription.state !== 'pending') throw new Refused(texts.paidAlready);
    asked.quote = quoteOf(row.subscription);
  }
}

export function quoteOf({ id, amountPesewas, durationDays }: SubscriptionRow): Quote {
  const description = `Plan: ${durationLabel(durationDays)}`;
  return { purpose: planPurpose, subjectId: id, amountPesewas, description };
}
