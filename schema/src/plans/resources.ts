import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { plans, subscriptionState, subscriptionsShown } from './limits.ts';

export const planOffer = resource(
  'PlanOffer',
  'A plan that sellers can buy: unlimited listings and more.',
  {
    plan: describe(z.string(), 'Unique name of the plan', '1_month', { as: 'id', type: 'ID' }),
    description: describe(z.string(), 'Short description', '1 Month of unlimited listings'),
    price: describe(money(), 'Total price in Ghana cedis (GHS), with two decimals', '50.00'),
    duration_days: describe(z.number().int(), 'Duration in days', 30),
  },
  { as: 'Plan' },
);
export type PlanOffer = z.infer<typeof planOffer>;

export const planConfig = resource(
  'PlanConfig',
  'The plans that sellers can buy, and the limits of the free tier.',
  {
    pricing: describe(z.array(planOffer).max(plans.length), 'Plans, shortest first', undefined, { as: 'plans' }),
    systemLimits: describe(
      resource('PlanLimits', 'Limits of the free tier.', {
        free_limit_per_category: describe(z.number().int(), 'Maximum number of active products per category', 5),
        free_products_per_category: describe(z.number().int(), 'Same as `free_limit_per_category`', 5),
      }),
      'Limits of the free tier',
    ),
  },
  { as: 'PlanChoice' },
);
export type PlanConfig = z.infer<typeof planConfig>;

export const subscription = resource(
  'Subscription',
  "A seller's plan, current or past.",
  {
    id: describe(z.uuid(), 'Unique ID', examples.subscription),
    version: describe(z.number().int(), 'Version number, which increases with every change', 2),
    plan: describe(z.string(), 'Unique name of the plan', '1_month', { as: 'planId', type: 'ID' }),
    plan_display: describe(z.string(), 'Display name, such as 1 Month', '1 Month', { as: 'name' }),
    status: describe(oneOf(subscriptionState), 'State of the plan', 'active', { as: 'state' }),
    amount: describe(money(), 'Price in Ghana cedis (GHS), with two decimals', '50.00'),
    duration_days: describe(z.number().int(), 'Duration in days', 30),
    auto_renew: describe(z.boolean(), 'Whether the plan renews automatically', true, { as: 'isRenewing' }),
    started_date: describe(
      z.iso.datetime().nullable(),
      'When the plan started; null until then',
      '2026-10-04T04:13:20.000Z',
      { as: 'startedAt' },
    ),
    next_billing_date: describe(
      z.iso.datetime().nullable(),
      'When the plan ends; null until it is paid',
      '2026-11-03T04:13:20.000Z',
      { as: 'endsAt' },
    ),
    days_remaining: describe(z.number().int(), 'Remaining days, rounded up', 30),
  },
  { as: 'ChosenPlan' },
);
export type Subscription = z.infer<typeof subscription>;

export const subscriptionSummary = resource('SubscriptionSummary', "Summary of a seller's current plan.", {
  plan: describe(z.string().nullable(), 'Unique name of the current plan; null on the free tier', '1_month'),
  plan_display: describe(z.string(), 'Display name, such as 1 Month', '1 Month', { as: 'name' }),
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

export const subscriptionList = resource(
  'SubscriptionList',
  "The user's plans, with a summary of the current one.",
  {
    results: describe(
      z.array(subscription).max(subscriptionsShown),
      'Current, pending and past plans, newest first',
      undefined,
      {
        as: 'chosen',
      },
    ),
    summary: describe(subscriptionSummary, 'Summary of the current plan'),
  },
  { as: 'PlanStanding' },
);
export type SubscriptionList = z.infer<typeof subscriptionList>;
