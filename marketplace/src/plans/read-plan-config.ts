import { channels } from '@besesaka/schema/kernel/events.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { plans } from '@besesaka/schema/plans/limits.ts';
import type { PlanConfig } from '@besesaka/schema/plans/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { freeLimitOf } from './free-limit.ts';

export function readPlanConfig({ ctx }: { ctx: Pick<Ctx, 'config'> }): PlanConfig {
  const free = freeLimitOf(ctx);
  return {
    pricing: plans.map(({ plan, durationDays, pesewas }) => ({
      plan,
      description: `${durationLabel(durationDays)} of unlimited listings`,
      price: moneyText(pesewas),
      duration_days: durationDays,
    })),
    systemLimits: { free_limit_per_category: free, free_products_per_category: free },
  };
}

/** Prices and limits come from the configuration at start. Clients that show them are updated. */
export async function emitPlanConfig({ ctx }: { ctx: Pick<Ctx, 'config' | 'bus'> }): Promise<void> {
  await ctx.bus.publish(channels.planConfig, JSON.stringify(readPlanConfig({ ctx })));
}
