import { listCampaignPlans } from '@besesaka/schema/campaigns/operations.ts';
import { campaignPlan } from '@besesaka/schema/campaigns/resources.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField } from '#platform/contract/read.ts';

export const CampaignPlan = objectOf(campaignPlan);

queryField('campaignPlans', listCampaignPlans);
