import { campaignPlans } from '@besesaka/schema/campaigns/limits.ts';
import type { Ctx } from '#platform/context.ts';

export type CampaignOffer = (typeof campaignPlans)[number] & { pesewas: number };

/** The plans at today's prices. */
export function campaignPlansOn({ settings, now }: Pick<Ctx, 'settings' | 'now'>): CampaignOffer[] {
  return campaignPlans.map((one) => ({ ...one, pesewas: settings.at(now, `campaign_${one.durationType}`) }));
}
