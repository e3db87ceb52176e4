import type { Module } from '#platform/module.ts';
import { moveCampaigns, moveCampaignsJob, pruneUnpaid, pruneUnpaidJob } from './move-campaigns.ts';
import { campaignRoutes } from './routes.ts';

export const campaignsModule = (): Module => ({
  reference: {
    name: 'campaigns',
    description: 'Products that sellers pay to have featured.',
  },
  routes: campaignRoutes(),
  timers: [{ job: moveCampaignsJob, cron: '* * * * *', run: moveCampaigns }],
  prunings: [{ job: pruneUnpaidJob, cron: '25 3 * * *', run: pruneUnpaid }],
});
