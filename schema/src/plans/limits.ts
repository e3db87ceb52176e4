/** What a seller can pay for: unlimited listings, and more the longer it runs. Prices in pesewas. */
export const plans = [
  { plan: '1_week', durationDays: 7, pesewas: 3_000 },
  { plan: '1_month', durationDays: 30, pesewas: 5_000 },
  { plan: '3_months', durationDays: 90, pesewas: 13_500 },
  { plan: '6_months', durationDays: 180, pesewas: 24_000 },
  { plan: 'annual', durationDays: 365, pesewas: 42_000 },
] as const;

export const planIds = plans.map(({ plan }) => plan) as [PlanId, ...PlanId[]];
export type PlanId = (typeof plans)[number]['plan'];

/**
 * `pending`: chosen, not paid. `scheduled`: paid, and begins when the larger plan before it ends. `replaced`: a larger plan
 * took over what was left of it. `refunded`: its money was given back.
 */
export const subscriptionStates = [
  'pending',
  'scheduled',
  'active',
  'replaced',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** So long before its end a seller is reminded of a plan that does not renew. */
export const reminderDays = 3;
/** What was chosen and never paid is forgotten. */
export const unpaidKeptDays = 30;
