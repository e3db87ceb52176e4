import { extendInput } from '@besesaka/schema/campaigns/inputs.ts';
import { campaign, campaignFiguresList, campaignList, campaignPlanList } from '@besesaka/schema/campaigns/resources.ts';
import { paymentStarted } from '@besesaka/schema/payments/resources.ts';
import { get, getForEverybody, patch, post } from '#platform/rest/calls.ts';

export const listCampaignPlans = getForEverybody('/api/featured-products/plans', campaignPlanList);
export const listCampaigns = get('/api/featured-products', campaignList);
export const readCampaign = get('/api/featured-products/{id}', campaign);
export const readFigures = get('/api/featured-products/figures', campaignFiguresList);
export const toggleAutoRenew = patch('/api/featured-products/{id}/toggle-auto-renew', null, campaign);
export const extendCampaign = post('/api/featured-products/{id}/extend', extendInput, paymentStarted);
