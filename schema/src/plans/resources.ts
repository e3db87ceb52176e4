import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { subscriptionStates } from './limits.ts';

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

/** A plan that a seller chose. */
export const subscription = thing('Subscription', 'A plan that a seller chose or had.', {
  id: told(z.uuid(), 'Identifies it', examples.subscription),
  version: told(z.number().int(), 'Of two states the later has the higher', 2),
  plan: told(z.string(), 'Which plan', '1_month'),
  plan_display: told(z.string(), 'Its name in words', '1 Month'),
  status: told(z.enum(subscriptionStates), 'How it stands', 'active'),
  amount: told(z.string(), 'What it costs, in cedi with two decimals', '50.00'),
  duration_days: told(z.number().int(), 'How many days are paid by that', 30),
  auto_renew: told(z.boolean(), 'Whether it is meant to go on after its end', true),
  started_date: told(z.iso.datetime().nullable(), 'When it began; null until then', '2026-10-04T04:13:20.000Z'),
  next_billing_date: told(
    z.iso.datetime().nullable(),
    'When it ends; null until it is paid',
    '2026-11-03T04:13:20.000Z',
  ),
  days_remaining: told(z.number().int(), 'Days that are left of it, begun ones counted', 30),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionSummary = thing('SubscriptionSummary', 'What a seller has now.', {
  plan: told(z.string().nullable(), 'The plan that runs; null on the free tier', '1_month'),
  plan_display: told(z.string(), 'The same in words', '1 Month'),
  is_active: told(z.boolean(), 'Whether a plan runs', true),
  status: told(z.enum(['active', 'expired', 'free']), 'How it stands: expired where one ran before', 'active'),
  days_remaining: told(z.number().int(), 'Days that are left of it', 30),
  auto_renew: told(z.boolean(), 'Whether it is meant to go on', true),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>;

export const subscriptionList = thing('SubscriptionList', "A seller's plans, the newest first.", {
  results: told(z.array(subscription), 'What runs, what waits, and what was'),
  summary: told(subscriptionSummary, 'What holds now'),
});
export type SubscriptionList = z.infer<typeof subscriptionList>;
