import { z } from 'zod';
import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { renewalInput } from '#payments/inputs.ts';
import { subscriptionInput } from './inputs.ts';
import { planConfig, subscription, subscriptionList } from './resources.ts';

const params = pathParam('id', z.string().max(100), 'ID of the subscription', examples.subscription);
const ownPlan = group({ auth: 'seller', scope: null, suspended: 'may' });

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
  summary: "List the user's current, pending and past plans",
  response: subscriptionList,
});

export const choosePlan = ownPlan({
  id: 'choosePlan',
  method: 'POST',
  path: '/api/subscriptions',
  suspended: 'refused',
  timesAnHour: 60,
  repeated: 'the plan is chosen already',
  summary: 'Choose a plan; it starts once it is paid',
  body: subscriptionInput,
  response: subscription,
  status: 201,
  refuses: ['FORBIDDEN'],
});

export const upgradePlan = ownPlan({
  id: 'upgradePlan',
  method: 'PUT',
  path: '/api/subscriptions/{id}/upgrade',
  suspended: 'refused',
  timesAnHour: 60,
  repeated: 'the plan is chosen already',
  summary:
    'Choose a plan to replace the current one; it starts once it is paid, and the remaining days are added to it',
  params,
  unversioned: 'a purchase, not a value',
  body: subscriptionInput,
  response: subscription,
  status: 201,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const setPlanRenewal = ownPlan({
  id: 'setPlanRenewal',
  method: 'PUT',
  path: '/api/subscriptions/{id}/auto-renew',
  timesAnHour: 60,
  summary: 'Turn the renewal of the current plan on or off',
  params,
  body: renewalInput,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const toggleAutoRenew = ownPlan({
  id: 'toggleAutoRenew',
  method: 'POST',
  path: '/api/subscriptions/{id}/toggle_auto_renew',
  timesAnHour: 60,
  summary: 'Switch automatic renewal of the current plan on or off',
  params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});

export const cancelPlan = ownPlan({
  id: 'cancelPlan',
  method: 'POST',
  path: '/api/subscriptions/{id}/cancel',
  timesAnHour: 60,
  summary: 'Cancel the current plan immediately; the seller becomes unverified, and the limits of the free tier apply',
  params,
  response: subscription,
  refuses: ['FORBIDDEN', 'REFUSED'],
});
