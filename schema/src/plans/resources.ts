import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { subscriptionStates } from './limits.ts';

export const planOffer = resource('PlanOffer', 'A plan that sellers can buy.', {
  plan: describe(z.string(), 'Unique name of the plan', '1_month'),
  description: describe(z.string(), 'Short description', '1 Month of unlimited listings'),
  price: describe(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '50.00'),
  duration_days: describe(z.number().int(), 'Duration in days', 30),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const planConfig = resource('PlanConfig', 'Plans, prices and limits for sellers.', {
  pricing: describe(z.array(planOffer), 'Plans, shortest first'),
  systemLimits: describe(
    resource('PlanLimits', 'Limits of the free tier.', {
      free_limit_per_category: describe(z.number().int(), 'Maximum number of active products per category', 5),
      free_products_per_category: describe(z.number().int(), 'Same as `free_limit_per_category`', 5),
    }),
    'Limits of the free tier',
  ),
});
export type PlanConfig = z.infer<typeof planConfig>;

export const subscription = resource('Subscription', "A seller's plan, current or past.", {
  id: describe(z.uuid(), 'Unique ID', examples.subscription),
  version: describe(z.number().int(), 'Version number, which increases with every change', 2),
  plan: describe(z.string(), 'Unique name of the plan', '1_month'),
  plan_display: describe(z.string(), 'Display name, such as 1 Month', '1 Month'),
  status: describe(z.enum(subscriptionStates), 'State of the plan', 'active'),
  amount: describe(z.string(), 'Price in Ghana cedis (GHS), with two decimals', '50.00'),
  duration_days: describe(z.number().int(), 'Duration in days', 30),
  auto_renew: describe(z.boolean(), 'Whether the plan renews automatically', true),
  started_date: describe(
    z.iso.datetime().nullable(),
    'When the plan started; null until then',
    '2026-10-04T04:13:20.000Z',
  ),
  next_billing_date: describe(
    z.iso.datetime().nullable(),
    'When the plan ends; null until it is paid',
    '2026-11-03T04:13:20.000Z',
  ),
  days_remaining: describe(z.number().int(), 'Remaining days, rounded up', 30),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionSummary = resource('SubscriptionSummary', "Summary of a seller's current plan.", {
  plan: describe(z.string().nullable(), 'Unique name of the current plan; null on the free tier', '1_month'),
  plan_display: describe(z.string(), 'Display name, such as 1 Month', '1 Month'),
  is_active: describe(z.boolean(), 'Whether a plan is active', true),
  status: describe(
    z.enum(['active', 'expired', 'free']),
    'State: `expired` if an earlier plan has ended, `free` if there never was one',
    'active',
  ),
  days_remaining: describe(z.number().int(), 'Remaining days', 30),
  auto_renew: describe(z.boolean(), 'Whether the plan renews automatically', true),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>;

export const subscriptionList = resource('SubscriptionList', "A seller's plans, the newest first.", {
  results: describe(z.array(subscription), 'Current, pending and past plans'),
  summary: describe(subscriptionSummary, 'Summary of the current plan'),
});
export type SubscriptionList = z.infer<typeof subscriptionList>;
