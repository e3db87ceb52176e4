/** What a seller can pay for: unlimited listings, and more the longer it runs. Prices in pesewas. */
export const plans = [
  { plan: '1_week', durationDays: 7, pesewas: 3_000 },
  { plan: '1_month', durationDays: 30, pesewas: 5_000 },
  { plan: '3_months', durationDays: 90, pesewas: 13_500 },
  { plan: '6_months', durationDays: 180, pesewas: 24_000 },
  { plan: 'annual', durationDays: 365, pesewas: 42_000 },
] as const;
