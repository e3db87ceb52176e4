import { readCampaignFigures } from '@besesaka/schema/campaigns/operations.ts';
import type { CampaignFigures } from '@besesaka/schema/campaigns/resources.ts';
import { createLoader } from '#platform/context/loader.ts';

export const loadFigures = createLoader<CampaignFigures>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readCampaignFigures, { query: { ids: ids.join(',') } });
  return new Map(results.map((figures) => [figures.id, figures]));
});
