import type { Module } from '#platform/module.ts';
import { CampaignChanged } from './campaign.ts';
import './campaign-list.ts';
import './change-campaign.ts';

export const campaignsModule: Module = { inbox: [CampaignChanged] };
