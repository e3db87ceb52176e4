import { choice, type ValueOf } from '#kernel/reference/choice.ts';

/** The plans for featuring one product. Settings have their prices. */
export const campaignPlans = [
  { durationType: '1_week', durationDays: 7 },
  { durationType: '1_month', durationDays: 30 },
  { durationType: '3_months', durationDays: 90 },
  { durationType: '6_months', durationDays: 180 },
  { durationType: '1_year', durationDays: 365 },
] as const;

export type DurationType = (typeof campaignPlans)[number]['durationType'];
/** The plan that we suggest. */
export const popularCampaignPlan: DurationType = '1_month';
export const durationTypes = campaignPlans.map(({ durationType }) => durationType) as [DurationType, ...DurationType[]];

const stateLabels = {
  active: 'The paid days are running',
  grace: 'The paid days are over, but the product is still featured for a short time',
  expired: 'The campaign has ended and no longer features the product',
};

/** Derived from the time alone. */
export const campaignState = choice('CampaignState', 'State of a campaign.', stateLabels);
export type CampaignState = ValueOf<typeof campaignState>;

export const campaignFilter = choice('CampaignFilter', 'Filter for campaigns.', {
  all: 'All campaigns',
  ...stateLabels,
});
export type CampaignFilter = ValueOf<typeof campaignFilter>;

/** State of a paid period of a campaign. */
export const periodStates = ['pending', 'paid', 'refunded'] as const;

export const campaignLimits = {
  graceDays: 3,
  /** The seller is warned when this many days are left. */
  fewDays: 3,
  perPage: 20,
  eligibleShown: 20,
  featuresMax: 10,
  /** Periods that were chosen but never paid are deleted after this many days. */
  unpaidKeptDays: 30,
} as const;
