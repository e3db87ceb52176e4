import type { Module } from '#platform/module.ts';
import { CampaignChanged } from './campaign-changed.ts';
import './campaign-list.ts';
import './campaign-plan.ts';
import './change-campaign.ts';

export const campaignsModule: Module = { inbox: [CampaignChanged] };
