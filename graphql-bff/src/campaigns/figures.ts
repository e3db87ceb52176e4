import {
  type FigureCounts as Counts,
  campaignFigures,
  type CampaignFigures as Figures,
} from '@besesaka/schema/campaigns/resources.ts';
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
