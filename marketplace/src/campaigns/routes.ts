import * as operations from '@besesaka/schema/campaigns/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { extendCampaign, setCampaignRenewal } from './change-campaign.ts';
import { listCampaigns, readCampaign } from './list-campaigns.ts';
import { listPlans } from './list-plans.ts';
import { readFigures } from './read-figures.ts';

export function campaignRoutes(): Route[] {
  return [
    route(operations.listCampaignPlans, () => ({ results: listPlans() })),
    route(operations.readCampaignFigures, async ({ ctx, input }) => ({
      results: await readFigures({ ctx, input: { ids: input.ids.split(',') } }),
    })),
    route(operations.listCampaigns, paged(listCampaigns)),
    route(operations.readCampaign, readCampaign),
    route(operations.setCampaignRenewal, setCampaignRenewal),
    route(operations.toggleCampaignRenewal, setCampaignRenewal),
    route(operations.extendCampaign, extendCampaign),
  ];
}
