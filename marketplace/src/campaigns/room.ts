import type { Room } from '#platform/room.ts';
import { moveCampaigns, moveCampaignsJob, pruneUnpaid, pruneUnpaidJob } from './move-campaigns.ts';
import { campaignRoutes } from './routes.ts';

export const campaignsRoom = (): Room => ({
  reference: {
    name: 'campaigns',
    holds: 'Products that sellers pay to have featured.',
  },
  routes: campaignRoutes(),
  timers: [{ job: moveCampaignsJob, cron: '* * * * *', run: moveCampaigns }],
  prunings: [{ job: pruneUnpaidJob, cron: '25 3 * * *', run: pruneUnpaid }],
});
