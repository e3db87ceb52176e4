import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Campaign } from './campaign.ts';

export const CampaignChanged = inboxType('CampaignChanged', {
  description:
    "One of the viewer's campaigns started, was extended, entered the grace period, ended, or failed to renew.",
  fields: (t) => ({
    campaign: t.field({
      type: Campaign,
      description: 'The campaign after the change.',
      resolve: (event) => payloadOf(campaignChanged, event).campaign,
    }),
  }),
});

builder.subscriptionField('campaignChanged', (t) =>
  t.field({
    type: CampaignChanged,
    description: "Changes of the viewer's campaigns, from now on.",
    ...liveKind(campaignChanged),
    resolve: (event) => event,
  }),
);
