export const sellerReportLimits = {
  detailsMax: 1000,
  evidenceMax: 3,
  perDay: 5,
} as const;

/** Why somebody reports a seller; the screen shows them as they are. */
export const sellerReportReasons = [
  'Scam or fraudulent activity',
  'Fake or counterfeit products',
  'Poor customer service',
  'Inappropriate content',
  'Misleading product descriptions',
  'Other',
] as const;
