import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { Campaign } from './campaign.ts';

export const CampaignChanged = inboxType(campaignChanged, 'CampaignChanged', {
  description:
    "One of the viewer's campaigns started, was extended, entered the grace period, ended, or failed to renew.",
  fields: (t) => ({
    campaign: t.field({
      type: Campaign,
      description: 'The campaign after the change.',
      resolve: ({ payload }) => payload.campaign,
    }),
  }),
});

builder.subscriptionField('campaignChanged', (t) =>
  t.field({
    description: "Changes of the viewer's campaigns, from now on.",
    ...liveKind(CampaignChanged),
  }),
);
