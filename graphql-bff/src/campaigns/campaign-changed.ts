import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

export const CampaignChanged = inboxEvent(campaignChanged);

builder.subscriptionField('campaignChanged', (t) =>
  t.field({
    description: "Changes of the viewer's campaigns, from now on.",
    ...liveKind(CampaignChanged),
  }),
);
