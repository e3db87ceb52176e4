import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const paymentState = choice('PaymentState', 'State of a payment.', {
  opening: 'The payment page is being requested from the provider',
  open: 'The payment page waits for the user',
  processing: 'The user has paid; the provider has not confirmed it yet',
  succeeded: 'Paid',
  failed: 'Declined; the user can try again on the payment page',
  abandoned: 'The user did not complete the payment',
  held: 'The received money does not match the request; an admin must look at it',
  refunded: 'Refunded',
});
export type PaymentState = ValueOf<typeof paymentState>;

/** Until it is processed, the purchase stays valid. */
export const refundState = choice('RefundState', 'State of a refund.', {
  asking: 'The refund is being requested from the provider',
  pending: 'Accepted by the provider',
  processing: 'In progress at the provider',
  processed: 'Completed',
  failed: 'Failed; it can be requested again',
});
export type RefundState = ValueOf<typeof refundState>;

/** The values are the spec's of `payment_type`. */
export const paymentPurpose = choice(
  'PaymentPurpose',
  'Purpose of a payment.',
  { subscription: "A seller's plan", featured_product: 'A campaign that features a product' },
  { as: { subscription: 'PLAN', featured_product: 'CAMPAIGN' } },
);
export type PaymentPurpose = ValueOf<typeof paymentPurpose>;

/** Unknown channels of the provider become `other`. */
export const paymentChannel = choice('PaymentChannel', 'Payment channel.', {
  card: 'Card',
  mobile_money: 'Mobile money',
  bank: 'Bank',
  bank_transfer: 'Bank transfer',
  other: 'Online payment',
});
export type PaymentChannel = ValueOf<typeof paymentChannel>;

export const ledgerKind = choice('LedgerKind', 'Kind of a ledger entry.', {
  charge: 'A payment was received',
  'held charge': 'A payment that does not match was received and is held',
  release: 'A held payment was released',
  refund: 'A payment was refunded',
});

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
