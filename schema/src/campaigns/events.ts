import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { campaign } from './resources.ts';

/** Sent to the seller: the whole campaign in its new state. */
export const campaignChanged = eventKind(
  'campaigns.changed',
  'products:read',
  resource(
    'CampaignChanged',
    "One of the user's campaigns started, was extended, entered the grace period, ended, or failed to renew.",
    { campaign: describe(campaign, 'The campaign after the change') },
  ),
);
