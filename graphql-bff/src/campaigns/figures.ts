import { readCampaignFigures } from '@besesaka/schema/campaigns/operations.ts';
import {
  type FigureCounts as Counts,
  campaignFigures,
  type CampaignFigures as Figures,
} from '@besesaka/schema/campaigns/resources.ts';
import { createLoader } from '#platform/context/loader.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';

const FigureCounts = builder.objectRef<Counts>('FigureCounts').implement({
  description: 'Actions of users, each counted once per user and day.',
  fields: (t) => exposeFields(t, campaignFigures.shape.during),
});

export const CampaignFigures = builder.objectRef<Figures>('CampaignFigures').implement({
  description: 'Results of a campaign, compared with the same number of days before it.',
  fields: (t) => ({
    days: t.exposeInt('days', descriptionOf(campaignFigures, 'days')),
    during: t.expose('during', { type: FigureCounts, ...descriptionOf(campaignFigures, 'during') }),
    before: t.expose('before', { type: FigureCounts, ...descriptionOf(campaignFigures, 'before') }),
  }),
});

export const loadFigures = createLoader<Figures>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readCampaignFigures, { query: { ids: ids.join(',') } });
  return new Map(results.map((figures) => [figures.id, figures]));
});
