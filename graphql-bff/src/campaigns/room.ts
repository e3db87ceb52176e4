import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import type { Room } from '#platform/room.ts';
import { CampaignChanged } from './campaign-changed.ts';
import './campaign-list.ts';
import './campaign-plan.ts';
import './change-campaign.ts';

export const campaignsRoom: Room = { inbox: [{ kind: campaignChanged, type: CampaignChanged }] };
