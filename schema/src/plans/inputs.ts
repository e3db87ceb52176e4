import { z } from 'zod';
import { planIds } from './limits.ts';
import { planTexts as texts } from './texts.ts';

/** A plan to buy, new or instead of the current one. */
export const subscriptionInput = z.object({
  plan: z.enum(planIds, texts.unknownPlan),
  auto_renew: z.boolean().default(false),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;
