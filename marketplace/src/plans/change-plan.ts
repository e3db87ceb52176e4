import type { renewalInput } from '@besesaka/schema/payments/inputs.ts';
import type { Subscription } from '@besesaka/schema/plans/resources.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { withdrawVerification } from '#shops/applications/restore-verification.ts';
import { freeLimitOf, setListingLimit } from '#shops/set-listing-limit.ts';
import { emitPlanChanged, toSubscription } from './emit-plan-changed.ts';
import { cancelRenewalCharges } from './renew-plans.ts';
import { endPlans, lockOwnShop, requireRunning, updateSubscription } from './shop-plans.ts';

type Renewal = Partial<z.output<typeof renewalInput>> & { id: string };

/** Sets automatic renewal, or toggles it when the call gives no value. */
export function setPlanRenewal({ ctx, input }: { ctx: Ctx; input: Renewal }): Promise<Subscription> {
  return inTransaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx);
    const row = await requireRunning(tx, shop, input.id);
    const { auto_renew: autoRenew = !row.autoRenew } = input;
    if (!autoRenew) await cancelRenewalCharges(tx, shop);
    const changed = await updateSubscription(tx, row, { autoRenew });
    await emitPlanChanged(tx, shop, changed, null);
    return toSubscription(changed, tx.now);
  });
}

/** Cancels the plan at once, with those queued behind it. The seller becomes unverified and moves to the free tier. */
export function cancelPlan({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<Subscription> {
  return inTransaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx);
    const row = await requireRunning(tx, shop, id);
    await cancelRenewalCharges(tx, shop);
    const ending = { state: 'cancelled', autoRenew: false } as const;
    await endPlans(tx, shop, ['scheduled', 'replaced'], ending);
    const changed = await updateSubscription(tx, row, { ...ending, endsAt: tx.now });
    await setListingLimit(tx, shop.id, freeLimitOf(tx));
    await withdrawVerification(tx, shop.id);
    await emitPlanChanged(tx, shop, changed, { title: 'Subscription Cancelled', text: texts.cancelled });
    return toSubscription(changed, tx.now);
  });
}
