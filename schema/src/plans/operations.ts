import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { renewalBody } from '#payments/operations.ts';
import { subscriptionInput } from './inputs.ts';
import { planConfig, subscription, subscriptionList } from './resources.ts';

const params = pathParam('id', z.string().max(100), 'ID of the subscription', examples.subscription);
const subscriptionBody = describeInput('SubscriptionInput', subscriptionInput, 'The plan to buy.', {
  plan: ['Name of a plan from the configuration', '1_month'],
  auto_renew: [
    'Whether the plan renews automatically with a saved card; without such a card the seller gets a reminder',
    true,
  ],
});

export const readPlanConfig = defineOperation({
  id: 'readPlanConfig',
  method: 'GET',
  path: '/api/config/user-subscription-config',
  auth: 'user',
  scope: null,
  summary: 'Get plans, prices and limits for sellers',
  response: planConfig,
});

export const listSubscriptions = defineOperation({
  id: 'listSubscriptions',
  method: 'GET',
  path: '/api/subscriptions',
  auth: 'user',
  scope: null,
  summary: "List the seller's current, pending and past plans",
  response: subscriptionList,
});

export const choosePlan = defineOperation({
  id: 'choosePlan',
  method: 'POST',
  path: '/api/subscriptions',
  auth: 'seller',
  scope: null,
  suspended: 'refused',
  timesAnHour: 60,
  summary: 'Choose a plan; it starts once it is paid',
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
  scope: null,
  suspended: 'refused',
  timesAnHour: 60,
  summary:
    'Choose a plan to replace the current one; it starts once it is paid, and the remaining days are added to it',
  params: params,
  unversioned: 'a purchase, not a value',
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
  scope: null,
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
  scope: null,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Switch automatic renewal of the current plan on or off',
  params: params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const cancelPlan = defineOperation({
  id: 'cancelPlan',
  method: 'POST',
  path: '/api/subscriptions/{id}/cancel',
  auth: 'seller',
  scope: null,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Cancel the current plan immediately; the seller becomes unverified',
  params: params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});
