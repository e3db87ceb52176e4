import { reference } from '#kernel/reference/words.ts';
import { subscriptionInput } from './inputs.ts';

export const plansReference = [
  reference('SubscriptionInput', subscriptionInput, 'Which plan is chosen.', {
    plan: ['One of the plans of the configuration', '1_month'],
    auto_renew: ['Whether you are reminded to renew it, or it renews itself where a card allows that', true],
  }),
];
