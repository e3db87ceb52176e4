import { z } from 'zod';
import { planIds } from './limits.ts';
import { planTexts as texts } from './texts.ts';

/** Which plan is chosen, new or in place of the one that runs. */
export const subscriptionInput = z.object({
  plan: z.enum(planIds, texts.unknownPlan),
  auto_renew: z.boolean().default(false),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;
