/**
 * `opening`: requesting the payment page from the provider. `open`: the page waits for the user. `processing`: the
 * user has completed their part. `held`: the received money does not match the request, and an admin must look at it.
 */
export const paymentStates = [
  'opening',
  'open',
  'processing',
  'succeeded',
  'failed',
  'abandoned',
  'held',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * `asking`: requesting the refund from the provider. `processed`: the money has been returned; until then the purchase stays
 * valid.
 */
export const refundStates = ['asking', 'pending', 'processing', 'processed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** The purpose of a payment, with the spec's values of `payment_type`: a plan or a campaign. */
export const paymentPurposes = ['subscription', 'featured_product'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Payment channels; unknown channels of the provider become `other`. */
export const paymentChannels = ['card', 'mobile_money', 'bank', 'bank_transfer', 'other'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export const ledgerKinds = ['charge', 'held charge', 'release', 'refund'] as const;

export const verificationStatuses = [
  'success',
  'already_verified',
  'pending',
  'failed',
  'abandoned',
  'held',
  'refunded',
] as const;

export const paymentLimits = {
  /** Attempts of the return page to verify the payment, and the pause between them. */
  verifyTries: 3,
  verifyPauseMs: 2_000,
  /** The user confirms mobile money on the phone, so the return page waits this long for a live update. */
  waitMs: 4 * 60 * 1000,
  perHour: 30,
  perPage: 20,
  refundReason: { min: 5, max: 500 },
  /** Automatic renewals are charged this many hours before the end. */
  renewalHours: [24, 12, 2],
  /** Saved cards per user; a new one replaces the least recently used. */
  savedCards: 10,
} as const;
