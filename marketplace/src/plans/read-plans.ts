import { channels } from '@besesaka/schema/kernel/events.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { subscriptionsShown } from '@besesaka/schema/plans/limits.ts';
import type { PlanConfig, SubscriptionList } from '@besesaka/schema/plans/resources.ts';
import { desc, eq } from 'drizzle-orm';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { freeLimitOf } from '#shops/set-listing-limit.ts';
import { shops } from '#shops/tables.ts';
import { summaryOf, toSubscription } from './emit-plan-changed.ts';
import { plansOn } from './plans-on.ts';
import { subscriptions } from './tables.ts';

export function readPlanConfig({ ctx }: { ctx: Pick<Ctx, 'settings' | 'now'> }): PlanConfig {
  const free = freeLimitOf(ctx);
  return {
    pricing: plansOn(ctx).map(({ plan, durationDays, pesewas }) => ({
      plan,
      description: `${durationLabel(durationDays)} of unlimited listings`,
      price: moneyText(pesewas),
      duration_days: durationDays,
    })),
    systemLimits: { free_limit_per_category: free, free_products_per_category: free },
  };
}

export const emitPlanConfigJob = jobKind('plans.emit-config');

/** At a start and each minute, because a changed price or limit may count by now. Clients that show them are updated. */
export async function emitPlanConfig({ ctx }: { ctx: Pick<Ctx, 'settings' | 'now' | 'bus'> }): Promise<void> {
  await ctx.bus.publish(channels.planConfig, JSON.stringify(readPlanConfig({ ctx })));
}

/** Lists the viewer's own subscriptions. The list is empty for users without a shop. */
export async function listSubscriptions({ ctx }: { ctx: Ctx }): Promise<SubscriptionList> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(shops, eq(shops.id, subscriptions.shopId))
    .where(eq(shops.ownerId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(subscriptionsShown);
  const all = rows.map(({ subscription }) => subscription);
  return { results: all.map((row) => toSubscription(row, ctx.now)), summary: summaryOf(all, ctx.now) };
}
