import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { renewalBody } from '#payments/operations.ts';
import { subscriptionInput } from './inputs.ts';
import { planConfig, subscription, subscriptionList } from './resources.ts';

const params = pathParam('id', z.string().max(100), 'Of the subscription', examples.subscription);
const subscriptionBody = describeInput('SubscriptionInput', subscriptionInput, 'Which plan is chosen.', {
  plan: ['One of the plans of the configuration', '1_month'],
  auto_renew: ['Whether you are reminded to renew it, or it renews itself where a card allows that', true],
});

export const readPlanConfig = defineOperation({
  id: 'readPlanConfig',
  method: 'GET',
  path: '/api/config/user-subscription-config',
  auth: 'user',
  summary: 'Plans, prices and limits for sellers',
  response: planConfig,
});

export const listSubscriptions = defineOperation({
  id: 'listSubscriptions',
  method: 'GET',
  path: '/api/subscriptions',
  auth: 'user',
  summary: "The seller's plans: what runs, what waits, what was",
  response: subscriptionList,
});

export const choosePlan = defineOperation({
  id: 'choosePlan',
  method: 'POST',
  path: '/api/subscriptions',
  auth: 'seller',
  suspended: 'refused',
  timesAnHour: 60,
  summary: 'Choose a plan; it runs once it is paid',
  body: subscriptionBody,
  response: subscription,
  status: 201,
  refuses: ['FORBIDDEN'],
});

export const upgradePlan = defineOperation({
  id: 'upgradePlan',
  method: 'PUT',
  path: '/api/subscriptions/{id}/upgrade',
  auth: 'seller',
  suspended: 'refused',
  timesAnHour: 60,
  summary: 'Choose a plan beside the one that runs; once it is paid it takes over, and what is left is added',
  params: params,
  body: subscriptionBody,
  response: subscription,
  status: 201,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const setPlanRenewal = defineOperation({
  id: 'setPlanRenewal',
  method: 'PUT',
  path: '/api/subscriptions/{id}/auto-renew',
  auth: 'seller',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Turn the renewal of the current plan on or off',
  params: params,
  body: renewalBody,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const toggleAutoRenew = defineOperation({
  id: 'toggleAutoRenew',
  method: 'POST',
  path: '/api/subscriptions/{id}/toggle_auto_renew',
  auth: 'seller',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Switch the renewal of the plan that runs',
  params: params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const cancelPlan = defineOperation({
  id: 'cancelPlan',
  method: 'POST',
  path: '/api/subscriptions/{id}/cancel',
  auth: 'seller',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'End the plan that runs at once; the seller becomes unverified',
  params: params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});
