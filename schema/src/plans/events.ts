import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { subscription, subscriptionSummary } from './resources.ts';

/** Sent to the seller: the changed plan, and a summary of the current one. */
export const planChanged = eventKind(
  'plans.changed',
  null,
  resource('PlanChanged', "One of the user's plans started, ended, or changed its renewal.", {
    subscription: describe(subscription, 'The plan after the change', undefined, { as: 'plan' }),
    summary: describe(subscriptionSummary, 'Summary of the current plan after the change'),
  }),
);
