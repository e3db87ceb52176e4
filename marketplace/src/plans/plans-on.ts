import { plans } from '@besesaka/schema/plans/limits.ts';
import type { Ctx } from '#platform/context.ts';

export type PlanOffer = (typeof plans)[number] & { pesewas: number };

/** The plans at today's prices. */
export function plansOn({ settings, now }: Pick<Ctx, 'settings' | 'now'>): PlanOffer[] {
  return plans.map((one) => ({ ...one, pesewas: settings.at(now, `plan_${one.plan}`) }));
}
