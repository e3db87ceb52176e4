import { campaignPlans } from '@besesaka/schema/campaigns/limits.ts';
import type { CampaignPlan } from '@besesaka/schema/campaigns/resources.ts';
import { campaignFeatures } from '@besesaka/schema/campaigns/texts.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';

export function listPlans(): CampaignPlan[] {
  return campaignPlans.map(({ durationType, durationDays, pesewas }) => ({
    duration_type: durationType,
    duration_days: durationDays,
    price: moneyText(pesewas),
    description: `Your product featured for ${durationLabel(durationDays)}`,
    features: campaignFeatures(durationDays),
  }));
}
