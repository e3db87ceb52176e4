import { chargeFailed, paymentRefunded, paymentSettled } from '#payments/domain-events.ts';
import { givenEnricher } from '#payments/given.ts';
import { quoteEnricher } from '#payments/quote.ts';
import { filling } from '#platform/enrichers.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { beginCampaign } from './begin-campaign.ts';
import { endRefundedCampaign } from './end-refunded-campaign.ts';
import { moveCampaigns, moveCampaignsJob, pruneUnpaid, pruneUnpaidJob } from './move-campaigns.ts';
import { nameCampaign } from './name-campaign.ts';
import { quoteCampaign } from './quote-campaign.ts';
import { tellChargeFailed } from './renewal-charges.ts';
import { campaignRoutes } from './routes.ts';

export const campaignsRoom = (): Room => ({
  reference: {
    name: 'campaigns',
    holds: 'Products that sellers pay to have featured.',
  },
  routes: campaignRoutes(),
  facts: [
    fact(paymentSettled, beginCampaign),
    fact(chargeFailed, tellChargeFailed),
    fact(paymentRefunded, endRefundedCampaign),
  ],
  fillings: [filling(quoteEnricher, quoteCampaign), filling(givenEnricher, nameCampaign)],
  timers: [{ job: moveCampaignsJob, cron: '* * * * *', run: moveCampaigns }],
  prunings: [{ job: pruneUnpaidJob, cron: '25 3 * * *', run: pruneUnpaid }],
});
