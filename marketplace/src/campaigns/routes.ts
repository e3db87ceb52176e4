import { campaignsQuery, extendInput, figuresQuery } from '@besesaka/schema/campaigns/inputs.ts';
import { campaign, campaignFiguresList, campaignList, campaignPlanList } from '@besesaka/schema/campaigns/resources.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { paymentStarted } from '@besesaka/schema/payments/resources.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { idempotencyHeaders } from '#platform/idempotency/answer-once.ts';
import { extendCampaign, toggleAutoRenew } from './change-campaign.ts';
import { listCampaigns, readCampaign } from './list-campaigns.ts';
import { listPlans } from './list-plans.ts';
import { readFigures } from './read-figures.ts';

const plans = jsonRoute({
  method: 'get',
  path: '/api/featured-products/plans',
  id: 'listCampaignPlans',
  summary: 'For how long a product can be featured, and what that costs',
  answer: campaignPlanList,
});
const figures = jsonRoute(
  {
    method: 'get',
    path: '/api/featured-products/figures',
    id: 'readCampaignFigures',
    summary: 'What several of your campaigns brought, beside as many days before',
    login: 'needed',
    answer: campaignFiguresList,
  },
  { query: figuresQuery },
);
const list = jsonRoute(
  {
    method: 'get',
    path: '/api/featured-products',
    id: 'listCampaigns',
    summary: 'Your campaigns, the newest first',
    login: 'needed',
    answer: campaignList,
  },
  { query: campaignsQuery },
);
const params = pathParam('id', z.string().max(100), 'Of the campaign', examples.campaign);
const read = jsonRoute(
  {
    method: 'get',
    path: '/api/featured-products/{id}',
    id: 'readCampaign',
    summary: 'One of your campaigns',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: campaign,
  },
  { params },
);
const toggle = jsonRoute(
  {
    method: 'patch',
    path: '/api/featured-products/{id}/toggle-auto-renew',
    id: 'toggleCampaignRenewal',
    suspended: 'may',
    timesAnHour: 60,
    summary: 'Switch whether a campaign is meant to go on',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED', 'EMAIL_UNCONFIRMED'],
    answer: campaign,
  },
  { params },
);
const extend = jsonRoute(
  {
    method: 'post',
    path: '/api/featured-products/{id}/extend',
    id: 'extendCampaign',
    suspended: 'refused',
    timesAnHour: 30,
    summary: "Begin to pay for more days of a campaign: answers the provider's page",
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED', 'EMAIL_UNCONFIRMED'],
    answer: paymentStarted,
  },
  { params, headers: idempotencyHeaders, ...jsonBody(extendInput) },
);

export function campaignRoutes(): Router {
  const router = createRouter();
  router.openapi(plans, (c) => c.json({ results: listPlans() }, 200));
  router.openapi(figures, async (c) => {
    const ids = c.req.valid('query').ids.split(',');
    return c.json({ results: await readFigures({ ctx: c.get('ctx'), input: { ids } }) }, 200);
  });
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listCampaigns({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) =>
    c.json(await readCampaign({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(toggle, async (c) =>
    c.json(await toggleAutoRenew({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(extend, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const input = { ...c.req.valid('json'), ...c.req.valid('param'), key };
    return c.json(await extendCampaign({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
