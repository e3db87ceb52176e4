import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { renewalBody } from '#payments/operations.ts';
import { paymentStarted } from '#payments/resources.ts';
import { campaignsQuery, extendInput, figuresQuery } from './inputs.ts';
import { campaignLimits } from './limits.ts';
import { campaign, campaignFiguresList, campaignList, campaignPlanList } from './resources.ts';

const params = pathParam('id', z.string().max(100), 'Of the campaign', examples.campaign);

export const listCampaignPlans = defineOperation({
  id: 'listCampaignPlans',
  method: 'GET',
  path: '/api/featured-products/plans',
  auth: 'visitor',
  summary: 'For how long a product can be featured, and what that costs',
  response: campaignPlanList,
});

export const readCampaignFigures = defineOperation({
  id: 'readCampaignFigures',
  method: 'GET',
  path: '/api/featured-products/figures',
  auth: 'user',
  summary: 'What several of your campaigns brought, beside as many days before',
  query: describeQuery(figuresQuery, { ids: ['Ids of campaigns, up to 100 with commas between', examples.campaign] }),
  response: campaignFiguresList,
});

export const listCampaigns = defineOperation({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/featured-products',
  auth: 'user',
  summary: 'Your campaigns, the newest first',
  query: describeQuery(campaignsQuery, {
    ...listWords(campaignLimits.perPage),
    state: ['How they stand: all, active, grace or expired', 'active'],
  }),
  response: campaignList,
});

export const readCampaign = defineOperation({
  id: 'readCampaign',
  method: 'GET',
  path: '/api/featured-products/{id}',
  auth: 'seller',
  summary: 'One of your campaigns',
  params: params,
  response: campaign,
});

export const setCampaignRenewal = defineOperation({
  id: 'setCampaignRenewal',
  method: 'PUT',
  path: '/api/featured-products/{id}/auto-renew',
  auth: 'seller',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Turn the renewal of a campaign on or off',
  params: params,
  body: renewalBody,
  response: campaign,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const toggleCampaignRenewal = defineOperation({
  id: 'toggleCampaignRenewal',
  method: 'PATCH',
  path: '/api/featured-products/{id}/toggle-auto-renew',
  auth: 'seller',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Switch whether a campaign is meant to go on',
  params: params,
  response: campaign,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const extendCampaign = defineOperation({
  id: 'extendCampaign',
  method: 'POST',
  path: '/api/featured-products/{id}/extend',
  auth: 'user',
  suspended: 'refused',
  timesAnHour: 30,
  summary: "Begin to pay for more days of a campaign: answers the provider's page",
  params: params,
  body: describeInput('ExtendInput', extendInput, 'For how long a campaign goes on.', {
    duration_type: ['One of the plans; as long as last time without it', '1_month'],
  }),
  idempotent: true,
  response: paymentStarted,
  refuses: ['FORBIDDEN', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});
