import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { subscriptionStates } from './limits.ts';

export const planOffer = thing('PlanOffer', 'A plan that sellers can buy.', {
  plan: told(z.string(), 'Unique name of the plan', '1_month'),
  description: told(z.string(), 'Short description', '1 Month of unlimited listings'),
  price: told(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '50.00'),
  duration_days: told(z.number().int(), 'Duration in days', 30),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const planConfig = thing('PlanConfig', 'Plans, prices and limits for sellers.', {
  pricing: told(z.array(planOffer), 'Plans, shortest first'),
  systemLimits: told(
    thing('PlanLimits', 'Limits of the free tier.', {
      free_limit_per_category: told(z.number().int(), 'Maximum number of active products per category', 5),
      free_products_per_category: told(z.number().int(), 'Same as `free_limit_per_category`', 5),
    }),
    'Limits of the free tier',
  ),
});
export type PlanConfig = z.infer<typeof planConfig>;

export const subscription = thing('Subscription', "A seller's plan, current or past.", {
  id: told(z.uuid(), 'Unique ID', examples.subscription),
  version: told(z.number().int(), 'Version number: of two states, the newer one has the higher number', 2),
  plan: told(z.string(), 'Unique name of the plan', '1_month'),
  plan_display: told(z.string(), 'Display name, such as 1 Month', '1 Month'),
  status: told(z.enum(subscriptionStates), 'State of the plan', 'active'),
  amount: told(z.string(), 'Price in Ghana cedis (GHS), with two decimals', '50.00'),
  duration_days: told(z.number().int(), 'Duration in days', 30),
  auto_renew: told(z.boolean(), 'Whether the plan renews automatically', true),
  started_date: told(z.iso.datetime().nullable(), 'When the plan started; null until then', '2026-10-04T04:13:20.000Z'),
  next_billing_date: told(
    z.iso.datetime().nullable(),
    'When the plan ends; null until it is paid',
    '2026-11-03T04:13:20.000Z',
  ),
  days_remaining: told(z.number().int(), 'Remaining days, rounded up', 30),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionSummary = thing('SubscriptionSummary', "Summary of a seller's current plan.", {
  plan: told(z.string().nullable(), 'Unique name of the current plan; null on the free tier', '1_month'),
  plan_display: told(z.string(), 'Display name, such as 1 Month', '1 Month'),
  is_active: told(z.boolean(), 'Whether a plan is active', true),
  status: told(
    z.enum(['active', 'expired', 'free']),
    'State: `expired` if an earlier plan has ended, `free` if there never was one',
    'active',
  ),
  days_remaining: told(z.number().int(), 'Remaining days', 30),
  auto_renew: told(z.boolean(), 'Whether the plan renews automatically', true),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>;

export const subscriptionList = thing('SubscriptionList', "A seller's plans, the newest first.", {
  results: told(z.array(subscription), 'Current, pending and past plans'),
  summary: told(subscriptionSummary, 'Summary of the current plan'),
});
export type SubscriptionList = z.infer<typeof subscriptionList>;
