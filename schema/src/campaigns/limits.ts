/** What a seller can pay for to have one product featured. Prices in pesewas. */
export const campaignPlans = [
  { durationType: '1_week', durationDays: 7, pesewas: 2_500 },
  { durationType: '1_month', durationDays: 30, pesewas: 8_000 },
  { durationType: '3_months', durationDays: 90, pesewas: 21_600 },
  { durationType: '6_months', durationDays: 180, pesewas: 38_400 },
  { durationType: '1_year', durationDays: 365, pesewas: 67_200 },
] as const;

export type DurationType = (typeof campaignPlans)[number]['durationType'];
export const durationTypes = campaignPlans.map(({ durationType }) => durationType) as [DurationType, ...DurationType[]];

/** Derived from the time alone. `grace`: its days are over, and the product is featured a little longer. */
export const campaignStates = ['active', 'grace', 'expired'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignFilters = ['all', ...campaignStates] as const;
export type CampaignFilter = (typeof campaignFilters)[number];

/** What is paid for: `pending` until it is, and `refunded` when it was given back. */
export const periodStates = ['pending', 'paid', 'refunded'] as const;

export const campaignLimits = {
  graceDays: 3,
  /** So few days left are pointed out. */
  fewDays: 3,
  perPage: 20,
  eligibleShown: 20,
  /** What was chosen and never paid is forgotten. */
  unpaidKeptDays: 30,
} as const;
