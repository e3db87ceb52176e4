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
  needs_attention: 'The provider cannot reach the wallet or account of the payer; an admin must look at it',
  processed: 'Completed',
  failed: 'Failed; it can be requested again',
});
export type RefundState = ValueOf<typeof refundState>;

/** The values are the spec's of `payment_type`. */
export const paymentPurpose = choice(
  'PaymentPurpose',
  'Purpose of a payment.',
  {
    subscription: "A seller's plan",
    featured_product: 'A campaign that features a product',
    order: 'An order, paid by its buyer',
    checkout: 'The orders of a checkout, paid before the shops get them',
  },
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

export const walletNetwork = choice('WalletNetwork', 'Mobile money network.', {
  mtn: 'MTN MoMo',
  telecel: 'Telecel Cash',
  at: 'AT Money',
});
export type WalletNetwork = ValueOf<typeof walletNetwork>;

/** Where a mobile money prompt is. The last four end it. */
export const promptStep = choice('PromptStep', 'Step of a mobile money payment.', {
  phone: 'The payer has to confirm on the phone',
  code: 'The payer has to enter a code that the network sent',
  paid: 'Paid',
  declined: 'Declined',
  timed_out: 'The payer did not confirm in time',
  cancelled: 'The payer cancelled it',
});
export type PromptStep = ValueOf<typeof promptStep>;

export const disputeState = choice(
  'DisputeState',
  "State of a dispute, in which a payer's bank asks for the money back.",
  {
    open: 'The bank has not decided',
    won: 'The bank decided for the marketplace',
    lost: 'The bank took the money back',
  },
);
export type DisputeState = ValueOf<typeof disputeState>;

export const disputeAnswer = choice('DisputeAnswer', 'What the marketplace answers to a dispute.', {
  accept: 'The payer gets the money back',
  decline: 'The evidence shows that the payer has the goods',
});
export type DisputeAnswer = ValueOf<typeof disputeAnswer>;

export const ledgerKind = choice('LedgerKind', 'Kind of a ledger entry.', {
  charge: 'A payment was received',
  'held charge': 'A payment that does not match was received and is held',
  release: "The money of an order became the shop's",
  refund: 'A payment was refunded',
  'refund returned': 'A refund that was sent to a wallet came back',
  dispute: 'A bank took back money of which nothing was left',
  reversal: 'The provider returned a payment before it was confirmed',
  settlement: "The provider paid out to the marketplace's own bank account",
  payout: 'A shop is paid out',
  'payout paid': 'A payout reached the wallet',
  'payout failed': 'A payout did not reach the wallet',
  'payout returned': 'A payout came back from the wallet',
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
  refundReason: { min: 5, max: 500 },
  /** After that a refund that did not arrive can be sent to the wallet that paid. */
  refundPatienceDays: 7,
  /** Automatic renewals are charged this many hours before the end. */
  renewalHours: [24, 12, 2],
  /** Saved cards per user; a new one replaces the least recently used. */
  savedCards: 10,
  /** The network shows a prompt for three minutes, and its answer may take another minute. */
  promptMs: 180_000,
  promptGraceMs: 60_000,
  /** The provider asks for at least ten seconds between two questions about a prompt. */
  promptPauseMs: 10_000,
  codeTriesPerHour: 20,
  /** Admins are alarmed this long before the provider decides a dispute by itself. */
  disputeAlarmHours: 6,
  disputesShown: 20,
  disputeMessage: { min: 5, max: 500 },
} as const;
