import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { eq } from 'drizzle-orm';
import type { Seller } from '#payments/seller.ts';
import { beginCampaign } from './begin-campaign.ts';
import { endRefundedCampaign } from './end-refunded-campaign.ts';
import { quoteCampaign } from './quote-campaign.ts';
import { notifyChargeFailed } from './renewal-charges.ts';
import { campaignPeriods, campaigns } from './tables.ts';

/** Describes the campaign that a payment began or extended. */
const describeCampaign: Seller['describe'] = async ({ db }, periodId) => {
  const [found] = await db
    .select({ id: campaigns.id, createdAt: campaigns.createdAt, startsAt: campaignPeriods.startsAt })
    .from(campaignPeriods)
    .innerJoin(campaigns, eq(campaigns.id, campaignPeriods.campaignId))
    .where(eq(campaignPeriods.id, periodId));
  if (!found?.startsAt) return null;
  const message = found.startsAt <= found.createdAt ? texts.created : texts.extended;
  return { featuredProductId: found.id, message };
};

export const campaignSeller: Seller = {
  quote: quoteCampaign,
  fulfil: beginCampaign,
  refund: endRefundedCampaign,
  chargeFailed: notifyChargeFailed,
  describe: describeCampaign,
};
