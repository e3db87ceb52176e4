import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { paymentChannels, paymentPurposes, paymentStates, refundStates, verificationStatuses } from './limits.ts';

export const payment = thing('Payment', 'A payment through the payment provider, as the payer sees it.', {
  reference: told(z.string(), 'Reference of the payment at the payment provider', examples.payment),
  version: told(z.number().int(), 'Version number: of two states, the newer one has the higher number', 2),
  payment_type: told(z.enum(paymentPurposes), 'Purpose of the payment', 'subscription'),
  description: told(z.string(), 'Description of the purchase', 'Plan: 1 Month'),
  amount: told(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '50.00'),
  state: told(z.enum(paymentStates), 'State of the payment', 'succeeded'),
  channel: told(z.enum(paymentChannels).nullable(), 'Payment channel; null until it is paid', 'mobile_money'),
  payment_url: told(z.string().nullable(), 'URL of the payment page while the payment is open, otherwise null', null),
  receipt_number: told(z.number().int().nullable(), 'Number of the receipt; null until it is paid', 1042),
  created_at: told(z.iso.datetime(), 'When the payment was started', '2026-10-04T04:12:00.000Z'),
  settled_at: told(
    z.iso.datetime().nullable(),
    'When the payment was completed; null until then',
    '2026-10-04T04:13:20.000Z',
  ),
  refund_state: told(z.enum(refundStates).nullable(), 'State of the refund; null without one', null),
  refunded_amount: told(z.string(), 'Refunded amount in Ghana cedis (GHS), with two decimals', '0.00'),
  refunded_at: told(z.iso.datetime().nullable(), 'When the full amount was refunded; null until then', null),
});
export type Payment = z.infer<typeof payment>;

export const refund = thing('Refund', 'A refund of a payment.', {
  id: told(z.uuid(), 'Unique ID', examples.refund),
  reference: told(z.string(), 'Reference of the payment', examples.payment),
  state: told(z.enum(refundStates), 'State of the refund', 'processed'),
  reason: told(z.string(), 'Reason that the admin gave', 'You paid for the same plan twice.'),
  failure: told(z.string().nullable(), 'Why the refund failed; null if it did not', null),
  amount: told(z.string(), 'Amount with two decimals', '50.00'),
  currency: told(z.string(), 'Currency code (ISO 4217)', 'GHS'),
  asked_at: told(z.iso.datetime(), 'When the refund was requested', '2026-10-05T04:12:00.000Z'),
  ended_at: told(
    z.iso.datetime().nullable(),
    'When the refund was processed or failed; null until then',
    '2026-10-05T04:13:20.000Z',
  ),
});
export type Refund = z.infer<typeof refund>;

export const paymentStarted = thing('PaymentStarted', 'A started payment.', {
  success: told(z.literal(true), 'Always true; an error has another body', true),
  payment_url: told(
    z.string(),
    "URL of the provider's payment page, to which the client redirects the browser",
    'https://checkout.paystack.com/nkdks46nymizns7',
  ),
  reference: told(z.string(), 'Reference of the payment at the payment provider', examples.payment),
  message: told(z.string(), 'Message to show to the user', 'Authorization URL created'),
  error: told(z.null(), 'Always null', null),
});
export type PaymentStarted = z.infer<typeof paymentStarted>;

export const paymentVerification = thing('PaymentVerification', 'The outcome of a payment.', {
  success: told(z.boolean(), 'Whether the payment succeeded', true),
  status: told(z.enum(verificationStatuses), 'Outcome of the payment', 'success'),
  message: told(z.string(), 'Message to show to the user', 'Payment verified successfully!'),
  error: told(z.string().nullable(), 'Why the payment did not succeed; null if it did', null),
  payment: told(payment, 'Payment in its current state'),
  featured_product_id: told(
    z.uuid().nullable(),
    'ID of the campaign, for a featured product; otherwise null',
    examples.campaign,
  ),
});
export type PaymentVerification = z.infer<typeof paymentVerification>;

export const receipt = thing('Receipt', 'A receipt for a payment.', {
  number: told(z.number().int(), 'Number of the receipt, sequential', 1042),
  issued_at: told(z.iso.datetime(), 'When the receipt was issued', '2026-10-04T04:13:20.000Z'),
  payer_name: told(z.string(), 'Name of the payer', 'Akosua Adepa Mensah'),
  payer_email: told(z.string(), 'Email address of the payer', 'seller@besesaka.test'),
  payment: told(payment, 'The payment'),
});
export type Receipt = z.infer<typeof receipt>;

export const savedCard = thing('SavedCard', 'A saved card, which is charged for automatic renewals.', {
  id: told(z.uuid(), 'Unique ID', examples.card),
  brand: told(z.string(), 'Brand of the card, such as visa', 'visa'),
  last4: told(z.string(), 'Last four digits of the card number', '4081'),
  exp_month: told(z.number().int(), 'Month of expiry, 1 to 12', 12),
  exp_year: told(z.number().int(), 'Year of expiry, four digits', 2030),
  is_expired: told(z.boolean(), 'Whether the card has expired, so that it is no longer charged', false),
  created_at: told(z.iso.datetime(), 'When the card was saved', '2026-10-04T04:13:20.000Z'),
});
export type SavedCard = z.infer<typeof savedCard>;

export const savedCardList = thing('SavedCardList', "The user's saved cards; the first one is charged.", {
  results: told(z.array(savedCard), 'Cards, most recently used first'),
});
export type SavedCardList = z.infer<typeof savedCardList>;
