import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import {
  disputeAnswer,
  disputeState,
  paymentLimits as limits,
  paymentChannel,
  paymentPurpose,
  paymentState,
  promptStep,
  refundState,
  verificationStatuses,
  walletNetwork,
} from './limits.ts';

const reference = describe(z.string(), 'Reference of the payment at the payment provider', examples.payment, {
  type: 'ID',
});

export const paymentPrompt = resource('PaymentPrompt', 'A mobile money payment on the phone of the payer.', {
  network: describe(oneOf(walletNetwork), 'Mobile money network', 'mtn'),
  phone: describe(z.string(), 'Phone number of the wallet', '+233547955140'),
  step: describe(oneOf(promptStep), 'Step of the payment', 'phone'),
  text: describe(z.string().nullable(), "The network's own instruction; null without one", null),
  expires_at: describe(z.iso.datetime(), 'Until when the payer can confirm', '2026-10-04T04:15:00.000Z'),
});
export type PaymentPrompt = z.infer<typeof paymentPrompt>;

export const payment = resource('Payment', 'A payment through the payment provider, as the payer sees it.', {
  reference,
  version: describe(z.number().int(), 'Version number, which increases with every change', 2),
  payment_type: describe(oneOf(paymentPurpose), 'Purpose of the payment', 'subscription', { as: 'purpose' }),
  description: describe(z.string(), 'Description of the purchase', 'Plan: 1 Month'),
  amount: describe(money(), 'Amount to pay in Ghana cedis (GHS), with two decimals', '50.00'),
  state: describe(oneOf(paymentState), 'State of the payment', 'succeeded'),
  channel: describe(oneOf(paymentChannel).nullable(), 'Payment channel; null until it is paid', 'mobile_money'),
  payment_url: describe(
    z.string().nullable(),
    'URL of the payment page while the payment is open, otherwise null',
    null,
    { as: 'url', type: 'Url' },
  ),
  prompt: describe(paymentPrompt.nullable().default(null), 'Mobile money on the phone; null for other payments'),
  checkout_id: describe(z.uuid().nullable().default(null), 'ID of the checkout that it pays; null for others', null),
  receipt_number: describe(z.number().int().nullable(), 'Number of the receipt; null until it is paid', 1042),
  created_at: describe(z.iso.datetime(), 'When the payment was started', '2026-10-04T04:12:00.000Z'),
  settled_at: describe(
    z.iso.datetime().nullable(),
    'When the payment was completed; null until then',
    '2026-10-04T04:13:20.000Z',
  ),
  refund_state: describe(oneOf(refundState).nullable(), 'State of the refund; null without one', null),
  refunded_amount: describe(money(), 'Refunded amount in Ghana cedis (GHS), with two decimals', '0.00'),
  refunded_at: describe(z.iso.datetime().nullable(), 'When the full amount was refunded; null until then', null),
});
export type Payment = z.infer<typeof payment>;

export const paymentSettings = resource('PaymentSettings', 'What can be paid at the moment.', {
  takes_protected_payments: describe(
    z.boolean(),
    'Whether buyers can pay at checkout, so that the shop gets the money after the delivery',
    true,
  ),
});

export const refund = resource('Refund', 'A refund of a payment.', {
  id: describe(z.uuid(), 'Unique ID', examples.refund),
  reference,
  state: describe(oneOf(refundState), 'State of the refund', 'processed'),
  reason: describe(z.string(), 'Reason that the admin gave', 'You paid for the same plan twice.'),
  failure: describe(z.string().nullable(), 'Why the refund failed; null if it did not', null),
  amount: describe(z.string(), 'Amount with two decimals', '50.00'),
  currency: describe(z.string(), 'Currency code (ISO 4217)', 'GHS'),
  asked_at: describe(z.iso.datetime(), 'When the refund was requested', '2026-10-05T04:12:00.000Z', {
    as: 'createdAt',
  }),
  ended_at: describe(
    z.iso.datetime().nullable(),
    'When the refund was processed or failed; null until then',
    '2026-10-05T04:13:20.000Z',
  ),
});
export type Refund = z.infer<typeof refund>;

export const dispute = resource('Dispute', "A dispute, in which a payer's bank asks for the money back.", {
  id: describe(z.string(), 'ID at the payment provider', '2867'),
  state: describe(oneOf(disputeState), 'State of the dispute', 'open'),
  amount: describe(money(), 'Amount that the bank asks for, in Ghana cedis (GHS)', '50.00'),
  decided_at: describe(z.iso.datetime().nullable(), 'When it is lost without an answer; null if unknown', null),
  answer: describe(oneOf(disputeAnswer).nullable(), 'Answer of the marketplace; null before', null),
  accepted_at: describe(
    z.iso.datetime().nullable(),
    'When a first admin accepted it, if its amount needs a second one; otherwise null',
    null,
  ),
  evidence: describe(z.string().nullable(), 'Evidence that was sent to the provider; null before', null),
  evidence_sent_at: describe(z.iso.datetime().nullable(), 'When the evidence was last sent; null before', null),
});
export type Dispute = z.infer<typeof dispute>;

export const paymentStarted = resource('PaymentStarted', 'A started payment.', {
  success: describe(z.literal(true), 'Always true; an error has another body', true),
  payment_url: describe(
    z.string(),
    "URL of the provider's payment page, to which the client redirects the browser",
    'https://checkout.paystack.com/nkdks46nymizns7',
    { type: 'Url' },
  ),
  reference,
  message: describe(z.string(), 'Message to show to the user', 'Authorization URL created'),
  error: describe(z.null(), 'Always null', null),
});
export type PaymentStarted = z.infer<typeof paymentStarted>;

export const paymentVerification = resource('PaymentVerification', 'The outcome of a payment.', {
  success: describe(z.boolean(), 'Whether the payment succeeded', true),
  status: describe(z.enum(verificationStatuses), 'Outcome of the payment', 'success'),
  message: describe(z.string(), 'Message to show to the user', 'Payment verified successfully!'),
  error: describe(z.string().nullable(), 'Why the payment did not succeed; null if it did', null),
  payment: describe(payment, 'Payment in its current state'),
  featured_product_id: describe(
    z.uuid().nullable(),
    'ID of the campaign, for a featured product; otherwise null',
    examples.campaign,
    { as: 'campaignId' },
  ),
  order_id: describe(z.string().nullable(), 'Code of the order, for an order; otherwise null', null, { type: 'ID' }),
});
export type PaymentVerification = z.infer<typeof paymentVerification>;

export const receipt = resource('Receipt', 'A receipt for a payment.', {
  number: describe(z.number().int(), 'Number of the receipt, sequential', 1042),
  issued_at: describe(z.iso.datetime(), 'When the receipt was issued', '2026-10-04T04:13:20.000Z', {
    as: 'createdAt',
  }),
  payer_name: describe(z.string(), 'Name of the payer', 'Akosua Adepa Mensah'),
  payer_email: describe(z.string(), 'Email address of the payer', 'seller@besesaka.test'),
  payment: describe(payment, 'The payment'),
});
export type Receipt = z.infer<typeof receipt>;

export const savedCard = resource('SavedCard', 'A saved card, which is charged for automatic renewals.', {
  id: describe(z.uuid(), 'Unique ID', examples.card),
  brand: describe(z.string(), 'Brand of the card, such as visa', 'visa'),
  last4: describe(z.string(), 'Last four digits of the card number', '4081'),
  exp_month: describe(z.number().int(), 'Month of expiry, 1 to 12', 12),
  exp_year: describe(z.number().int(), 'Year of expiry, four digits', 2030),
  is_expired: describe(z.boolean(), 'Whether the card has expired, so that it is no longer charged', false),
  created_at: describe(z.iso.datetime(), 'When the card was saved', '2026-10-04T04:13:20.000Z'),
});
export type SavedCard = z.infer<typeof savedCard>;

export const savedCardList = resource('SavedCardList', "The user's saved cards; the first one is charged.", {
  results: describe(z.array(savedCard).max(limits.savedCards), 'Cards, most recently used first'),
});
export type SavedCardList = z.infer<typeof savedCardList>;
