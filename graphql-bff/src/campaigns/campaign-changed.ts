import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Campaign } from './campaign.ts';

export const CampaignChanged = inboxType('CampaignChanged', {
  description: 'A campaign of yours began, went on, went into grace, ended, or failed to renew.',
  fields: (t) => ({
    campaign: t.field({
      type: Campaign,
      description: 'The campaign as it was then.',
      resolve: (event) => payloadOf(campaignChanged, event).campaign,
    }),
  }),
});

builder.subscriptionField('campaignChanged', (t) =>
  t.field({
    type: CampaignChanged,
    description: 'Changes of the campaigns of your shop, from now on.',
    ...liveKind(campaignChanged),
    resolve: (event) => event,
  }),
);
