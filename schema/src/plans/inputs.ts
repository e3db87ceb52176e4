import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { planIds } from './limits.ts';
import { planTexts as texts } from './texts.ts';

/** A plan to buy, new or instead of the current one. */
export const subscriptionInput = resource('SubscriptionInput', 'The plan to buy.', {
  plan: describe(z.enum(planIds, texts.unknownPlan), 'Name of a plan from the configuration', '1_month', {
    as: 'planId',
    type: 'ID',
  }),
  auto_renew: describe(
    z.boolean().default(false),
    'Whether the plan renews automatically with a saved card; without such a card the seller gets a reminder',
    true,
    { as: 'isRenewing', default: false },
  ),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;
