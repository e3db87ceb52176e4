import { subscriptionInput } from '@besesaka/schema/plans/inputs.ts';
import { planConfig, subscription, subscriptionList } from '@besesaka/schema/plans/resources.ts';
import { get, post, put } from '#platform/rest/calls.ts';

export const readPlanConfig = get('/api/config/user-subscription-config', planConfig);
export const listPlans = get('/api/subscriptions', subscriptionList);
export const choosePlan = post('/api/subscriptions', subscriptionInput, subscription);
export const upgradePlan = put('/api/subscriptions/{id}/upgrade', subscriptionInput, subscription);
export const toggleAutoRenew = post('/api/subscriptions/{id}/toggle_auto_renew', null, subscription);
export const cancelPlan = post('/api/subscriptions/{id}/cancel', null, subscription);
