import {
  type FigureCounts as Counts,
  campaignFigures,
  type CampaignFigures as Figures,
} from '@besesaka/schema/campaigns/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';

const FigureCounts = builder.objectRef<Counts>('FigureCounts').implement({
  description: 'Actions of users, each counted once per user and day.',
  fields: (t) => passedThrough(t, campaignFigures.shape.during),
});

export const CampaignFigures = builder.objectRef<Figures>('CampaignFigures').implement({
  description: 'Results of a campaign, compared with the same number of days before it.',
  fields: (t) => ({
    days: t.exposeInt('days', wordsOf(campaignFigures, 'days')),
    during: t.expose('during', { type: FigureCounts, ...wordsOf(campaignFigures, 'during') }),
    before: t.expose('before', { type: FigureCounts, ...wordsOf(campaignFigures, 'before') }),
  }),
});
