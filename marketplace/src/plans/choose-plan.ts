import type { SubscriptionInput } from '@besesaka/schema/plans/inputs.ts';
import { plans } from '@besesaka/schema/plans/limits.ts';
import type { Subscription } from '@besesaka/schema/plans/resources.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { and, eq } from 'drizzle-orm';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findRunning } from './find-running.ts';
import { lockOwnShop } from './own-shop.ts';
import { toSubscription } from './subscription-resource.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

interface Args {
  ctx: Ctx;
  /** The id of the running plan that the new one replaces. */
  input: SubscriptionInput & { id?: string };
}

/**
 * Saves the chosen plan at today's price. Choosing the same plan again returns the same row, so that it is not paid
 * twice.
 */
export function choosePlan({ ctx, input }: Args): Promise<Subscription> {
  const offer = plans.find(({ plan }) => plan === input.plan);
  if (!offer) throw new Refused(texts.unknownPlan);
  return inTransaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx);
    if (input.id !== undefined) await findRunning(tx, shop.id, input.id);
    return toSubscription(await writeDown(tx, { shopId: shop.id, offer, autoRenew: input.auto_renew }), tx.now);
  });
}

interface Terms {
  shopId: string;
  offer: (typeof plans)[number];
  autoRenew: boolean;
}

/** The caller has locked the shop. */
export async function writeDown(tx: Tx, { shopId, offer, autoRenew }: Terms): Promise<SubscriptionRow> {
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
