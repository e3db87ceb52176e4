import type { PaymentChannel } from './limits.ts';

export const paymentTexts = {
  initializeFailed: 'Failed to initialize payment',
  noUrl: 'No payment URL received',
  notSetUp: 'Payments are not set up yet.',
  unknownPurpose: 'This cannot be paid for here.',
  tooMany: 'You are starting payments too quickly. Please wait a while and try again.',
  missing: 'Payment not found.',
  receiptMissing: 'Receipt not found.',
  verified: 'Payment verified successfully!',
  verifyFailed: 'Payment verification failed',
  gaveUp: 'Payment verification failed after multiple attempts. Please contact support.',
  waiting: 'Your payment is being processed.',
  declined: 'The payment was declined. You have not been charged.',
  /** The user returned from the payment page without paying. */
  notPaid: 'You did not pay, and nothing was charged.',
  /** The user retried a declined payment, and the provider reports nothing new. */
  nothingPaid: 'Nothing was paid this time. You have not been charged.',
  abandoned: 'The payment was not completed. You have not been charged.',
  held: 'We received a payment twice, or one that does not match the amount due. Our team is looking into it.',
  refunded: 'This payment was refunded.',
  cardMissing: 'Card not found.',
  autoRenewFailed: 'Auto-renewal failed. Please update payment method.',
  refundReason: 'Please say why, in 5 to 500 characters.',
  refundUnderWay: 'This payment is already being refunded.',
  nothingToKeep: 'No decision is pending for this payment.',
  nothingToRefund: 'No amount of this payment is left to refund.',
} as const;

export const channelLabels: Readonly<Record<PaymentChannel, string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
  bank: 'Bank',
  bank_transfer: 'Bank transfer',
  other: 'Online payment',
};
