/**
 * `opening`: the provider is asked for its page. `open`: that page waits for the person. `processing`: the person has done
 * their part. `held`: money came that does not fit what was asked for, and an admin looks at it.
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

/** `asking`: the provider is asked for it. `processed`: the money is back; before that, what was bought stays. */
export const refundStates = ['asking', 'pending', 'processing', 'processed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** What is paid for, as the spec's `payment_type` says it: a plan, or a campaign. */
export const paymentPurposes = ['subscription', 'featured_product'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** How somebody paid: what the provider calls otherwise is `other`. */
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
  /** How often the page that somebody comes back to asks, and how long it waits between. */
  verifyTries: 3,
  verifyPauseMs: 2_000,
  /** Mobile money is confirmed on a phone: so long that page waits for news. */
  waitMs: 4 * 60 * 1000,
  perHour: 30,
  perPage: 20,
  refundReason: { min: 5, max: 500 },
  /** What renews itself is charged to a card so many hours before its end. */
  renewalHours: [24, 12, 2],
  /** Of a person; the one that was used longest ago gives way. */
  savedCards: 10,
} as const;
