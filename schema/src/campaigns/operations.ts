import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { renewalInput } from '#payments/inputs.ts';
import { paymentStarted } from '#payments/resources.ts';
import { campaignsQuery, extendInput, figuresQuery } from './inputs.ts';
import { campaignLimits } from './limits.ts';
import { campaign, campaignFiguresList, campaignList, campaignPlanList } from './resources.ts';

const params = pathParam('id', z.string().max(100), 'ID of the campaign', examples.campaign);

export const listCampaignPlans = defineOperation({
  id: 'listCampaignPlans',
  method: 'GET',
  path: '/api/featured-products/plans',
  auth: 'visitor',
  summary: 'List the plans for featuring a product, with prices',
  response: campaignPlanList,
});

export const readCampaignFigures = defineOperation({
  id: 'readCampaignFigures',
  method: 'GET',
  path: '/api/featured-products/figures',
  auth: 'user',
  scope: 'products:read',
  summary: "Get the results of several of the user's campaigns, compared with the same number of days before each",
  query: describeQuery(figuresQuery, { ids: ['Comma-separated campaign IDs, at most 100', examples.campaign] }),
  response: campaignFiguresList,
});

export const listCampaigns = defineOperation({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/featured-products',
  auth: 'user',
  scope: 'products:read',
  summary: "List the user's campaigns, newest first",
  query: describeQuery(campaignsQuery, {
    ...listDescriptions(campaignLimits.perPage),
    state: ['State of the campaigns: all, active, grace or expired', 'active', { default: 'all' }],
    ids: ['Return only these campaigns: comma-separated IDs, at most 100', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  response: campaignList,
});

export const readCampaign = defineOperation({
  id: 'readCampaign',
  method: 'GET',
  path: '/api/featured-products/{id}',
  auth: 'seller',
  scope: 'products:read',
  summary: "Get one of the user's campaigns",
  params,
  response: campaign,
});

export const setCampaignRenewal = defineOperation({
  id: 'setCampaignRenewal',
  method: 'PUT',
  path: '/api/featured-products/{id}/auto-renew',
  auth: 'seller',
  scope: null,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Turn the renewal of a campaign on or off',
  params,
  body: renewalInput,
  response: campaign,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const toggleCampaignRenewal = defineOperation({
  id: 'toggleCampaignRenewal',
  method: 'PATCH',
  path: '/api/featured-products/{id}/toggle-auto-renew',
  auth: 'seller',
  scope: null,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Switch automatic renewal of a campaign on or off',
  params,
  response: campaign,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const extendCampaign = defineOperation({
  id: 'extendCampaign',
  method: 'POST',
  path: '/api/featured-products/{id}/extend',
  auth: 'user',
  scope: null,
  suspended: 'refused',
  timesAnHour: 30,
  summary:
    'Extend a campaign: starts a payment and returns the URL of the payment page. The extension begins when the current days end, or once it is paid',
  params,
  body: extendInput,
  idempotent: true,
  response: paymentStarted,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});
