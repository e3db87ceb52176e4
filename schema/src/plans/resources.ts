import { z } from 'zod';
import { thing, told } from '#kernel/reference/told.ts';

export const planOffer = thing('PlanOffer', 'A plan that a seller can pay for.', {
  plan: told(z.string(), 'Its name', '1_month'),
  description: told(z.string(), 'What it is, in a few words', '1 Month of unlimited listings'),
  price: told(z.string(), 'In cedi, with two decimals', '50.00'),
  duration_days: told(z.number().int(), 'How many days it runs', 30),
});
export type PlanOffer = z.infer<typeof planOffer>;

/** What the screens of sellers need to know of plans and limits. */
export const planConfig = thing('PlanConfig', 'Plans, prices and limits for sellers.', {
  pricing: told(z.array(planOffer), 'The plans, the shortest first'),
  systemLimits: told(
    thing('PlanLimits', 'What holds without a plan.', {
      free_limit_per_category: told(z.number().int(), 'Active products in one category', 5),
      free_products_per_category: told(z.number().int(), 'The same, under its other name', 5),
    }),
    'What holds without a plan',
  ),
});
export type PlanConfig = z.infer<typeof planConfig>;
