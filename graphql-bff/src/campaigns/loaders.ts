import type { CampaignFigures } from '@besesaka/schema/campaigns/resources.ts';
import { createLoader } from '#platform/rest/loader.ts';
import { readFigures } from './api.ts';

export const loadFigures = createLoader<CampaignFigures>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readFigures, { query: { ids: ids.join(',') } });
  return new Map(results.map((figures) => [figures.id, figures]));
});
