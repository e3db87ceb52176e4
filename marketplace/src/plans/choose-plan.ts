import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import type { SubscriptionInput } from '@besesaka/schema/plans/inputs.ts';
import type { Subscription } from '@besesaka/schema/plans/resources.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Quote, Seller } from '#payments/seller.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { toSubscription } from './emit-plan-changed.ts';
import { type PlanOffer, plansOn } from './plans-on.ts';
import { findPlan, lockOwnShop, requireRunning } from './shop-plans.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

interface Choice {
  ctx: Ctx;
  /** `id`: the running plan that the new one replaces. */
  input: SubscriptionInput & { id?: string };
}

/** Saves the seller's choice. The plan begins once it is paid. */
export function choosePlan({ ctx, input }: Choice): Promise<Subscription> {
  const offer = plansOn(ctx).find(({ plan }) => plan === input.plan);
  if (!offer) throw new Refused(texts.unknownPlan);
  return inTransaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx);
    if (input.id !== undefined) await requireRunning(tx, shop, input.id);
    return toSubscription(await saveChosenPlan(tx, { shopId: shop.id, offer, autoRenew: input.auto_renew }), tx.now);
  });
}

interface ChosenPlan {
  shopId: string;
  offer: PlanOffer;
  autoRenew: boolean;
}

/**
 * Saves the chosen plan at today's price. Choosing the same plan again returns the same row, so that it is not paid
 * twice. The caller has locked the shop.
 */
export async function saveChosenPlan(tx: Tx, { shopId, offer, autoRenew }: ChosenPlan): Promise<SubscriptionRow> {
  const { plan, durationDays, pesewas: amountPesewas } = offer;
  const [known] = await tx.db
    .update(subscriptions)
    .set({ autoRenew })
    .where(
      and(
        eq(subscriptions.shopId, shopId),
        eq(subscriptions.plan, plan),
        eq(subscriptions.state, 'pending'),
        eq(subscriptions.amountPesewas, amountPesewas),
      ),
    )
    .returning();
  if (known) return known;
  const [made] = await tx.db
    .insert(subscriptions)
    .values({ id: newId(), shopId, plan, durationDays, amountPesewas, autoRenew, createdAt: tx.now })
    .returning();
  if (!made) throw new Error('The subscription was not inserted');
  return made;
}

/** The price of a plan that the seller has chosen. */
export const quotePlan: Seller['quote'] = async (tx, { input: { subscription_id: id }, userId }) => {
  if (id === undefined) throw new InvalidInput({ subscription_id: [texts.missing] });
  const shop = await lockShop(tx, userId);
  const row = shop && (await findPlan(tx, shop, id));
  if (!row) throw new NotFound(texts.missing);
  if (row.state !== 'pending') throw new Refused(texts.paidAlready);
  return quoteOf(row);
};

export function quoteOf({ id, amountPesewas, durationDays }: SubscriptionRow): Quote {
  const description = `Plan: ${durationLabel(durationDays)}`;
  return { purpose: 'subscription', subjectId: id, amountPesewas, description };
}
