import * as operations from '@besesaka/schema/campaigns/operations.ts';
import type { CampaignPlan } from '@besesaka/schema/campaigns/resources.ts';
import { campaignFeatures } from '@besesaka/schema/campaigns/texts.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import type { Ctx } from '#platform/context.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { campaignPlansOn } from './campaign-plans-on.ts';
import { extendCampaign, setCampaignRenewal } from './change-campaign.ts';
import { listCampaigns, readCampaign } from './list-campaigns.ts';
import { readFigures } from './read-figures.ts';

export function campaignRoutes(): Route[] {
  return [
    route(operations.listCampaignPlans, ({ ctx }) => ({ results: listPlans(ctx) })),
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

function listPlans(ctx: Ctx): CampaignPlan[] {
  return campaignPlansOn(ctx).map(({ durationType, durationDays, pesewas }) => ({
    duration_type: durationType,
    duration_days: durationDays,
    price: moneyText(pesewas),
    description: `Your product featured for ${durationLabel(durationDays)}`,
    features: campaignFeatures(durationDays),
  }));
}
