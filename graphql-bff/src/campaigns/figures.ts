import { readCampaignFigures } from '@besesaka/schema/campaigns/operations.ts';
import { campaignFigures, type CampaignFigures as Figures } from '@besesaka/schema/campaigns/resources.ts';
import { createLoader } from '#platform/context/loader.ts';
import { objectOf } from '#platform/contract/object.ts';

export const CampaignFigures = objectOf(campaignFigures, { without: ['id'] });

export const loadFigures = createLoader<Figures>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readCampaignFigures, { query: { ids: ids.join(',') } });
  return new Map(results.map((figures) => [figures.id, figures]));
});
