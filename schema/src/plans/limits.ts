import { choice, type ValueOf } from '#kernel/reference/choice.ts';

/** The plans for sellers. All have unlimited listings; longer ones include more. Settings have their prices. */
export const plans = [
  { plan: '1_week', durationDays: 7 },
  { plan: '1_month', durationDays: 30 },
  { plan: '3_months', durationDays: 90 },
  { plan: '6_months', durationDays: 180 },
  { plan: 'annual', durationDays: 365 },
] as const;

export const planIds = plans.map(({ plan }) => plan) as [PlanId, ...PlanId[]];
export type PlanId = (typeof plans)[number]['plan'];
/** The plan that we suggest. */
export const popularPlan: PlanId = '1_month';

export const subscriptionState = choice('ChosenPlanState', "State of a seller's plan.", {
  pending: 'Chosen, but not paid',
  scheduled: 'Paid; starts when the larger current plan ends',
  active: 'Active',
  replaced: 'Replaced by a larger plan, which took over the remaining days',
  expired: 'Ended',
  cancelled: 'Cancelled by the seller',
  refunded: 'Refunded',
});
export type SubscriptionState = ValueOf<typeof subscriptionState>;

/** The newest that a seller finds in the list; far more than a real shop has. */
export const subscriptionsShown = 100;

/** Days before the end at which a seller is reminded of a plan that does not renew. */
export const reminderDays = 3;
/** Plans that were chosen but never paid are deleted after this many days. */
export const unpaidKeptDays = 30;
