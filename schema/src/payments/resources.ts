import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { paymentChannels, paymentPurposes, paymentStates, refundStates, verificationStatuses } from './limits.ts';

/** A payment as the person who makes it sees it. */
export const payment = thing('Payment', 'Something that somebody pays for through the provider.', {
  reference: told(z.string(), 'Under which the provider knows it', examples.payment),
  version: told(z.number().int(), 'Of two states the later has the higher', 2),
  payment_type: told(z.enum(paymentPurposes), 'What kind of thing is paid for', 'subscription'),
  description: told(z.string(), 'What is paid for, in words', 'Plan: 1 Month'),
  amount: told(z.string(), 'In cedi, with two decimals', '50.00'),
  state: told(z.enum(paymentStates), 'How far it has come', 'succeeded'),
  channel: told(z.enum(paymentChannels).nullable(), 'How it was paid; null until then', 'mobile_money'),
  payment_url: told(z.string().nullable(), "The provider's page, while it can be paid there", null),
  receipt_number: told(z.number().int().nullable(), 'Of the receipt; null until it is paid', 1042),
  created_at: told(z.iso.datetime(), 'When it was begun', '2026-10-04T04:12:00.000Z'),
  settled_at: told(z.iso.datetime().nullable(), 'When it was paid; null until then', '2026-10-04T04:13:20.000Z'),
  refund_state: told(z.enum(refundStates).nullable(), 'How far it has come back; null: nobody gives it back', null),
  refunded_amount: told(z.string(), 'How much of it has come back, with two decimals', '0.00'),
  refunded_at: told(z.iso.datetime().nullable(), 'When all of the money was back; null until then', null),
});
export type Payment = z.infer<typeof payment>;

export const refund = thing('Refund', 'Money of a payment that goes back.', {
  id: told(z.uuid(), 'Identifies it', examples.refund),
  reference: told(z.string(), 'Of the payment', examples.payment),
  state: told(z.enum(refundStates), 'How far it has come', 'processed'),
  reason: told(z.string(), 'Why, in the words of whoever gave it back', 'You paid for the same plan twice.'),
  failure: told(z.string().nullable(), 'Why the provider did not do it; null otherwise', null),
  amount: told(z.string(), 'How much, with two decimals', '50.00'),
  currency: told(z.string(), 'Of what money', 'GHS'),
  asked_at: told(z.iso.datetime(), 'When it was asked for', '2026-10-05T04:12:00.000Z'),
  ended_at: told(z.iso.datetime().nullable(), 'When the provider was done with it', '2026-10-05T04:13:20.000Z'),
});
export type Refund = z.infer<typeof refund>;

export const paymentStarted = thing('PaymentStarted', 'Where a payment is made.', {
  success: told(z.literal(true), 'Always true: failures have another body', true),
  payment_url: told(
    z.string(),
    "The provider's page, to which the browser goes",
    'https://checkout.paystack.com/nkdks46nymizns7',
  ),
  reference: told(z.string(), 'Under which the provider knows it', examples.payment),
  message: told(z.string(), 'A sentence to show', 'Authorization URL created'),
  error: told(z.null(), 'Nothing', null),
});
export type PaymentStarted = z.infer<typeof paymentStarted>;

export const paymentVerification = thing('PaymentVerification', 'What became of a payment.', {
  success: told(z.boolean(), 'Whether it was paid', true),
  status: told(z.enum(verificationStatuses), 'What became of it, in one word', 'success'),
  message: told(z.string(), 'A sentence to show', 'Payment verified successfully!'),
  error: told(z.string().nullable(), 'Why it was not paid; null where it was', null),
  payment: told(payment, 'The payment as it is now'),
  featured_product_id: told(
    z.uuid().nullable(),
    'The campaign that was paid, for a featured product; else null',
    examples.campaign,
  ),
});
export type PaymentVerification = z.infer<typeof paymentVerification>;

export const receipt = thing('Receipt', 'What somebody gets for something paid.', {
  number: told(z.number().int(), 'One higher than that of the receipt before', 1042),
  issued_at: told(z.iso.datetime(), 'When it was made out', '2026-10-04T04:13:20.000Z'),
  payer_name: told(z.string(), 'Who paid', 'Akosua Adepa Mensah'),
  payer_email: told(z.string(), 'Their address', 'seller@besesaka.test'),
  payment: told(payment, 'What was paid'),
});
export type Receipt = z.infer<typeof receipt>;

export const savedCard = thing('SavedCard', 'A card that may be charged for what you let renew itself.', {
  id: told(z.uuid(), 'Identifies it', examples.card),
  brand: told(z.string(), 'Whose card it is', 'visa'),
  last4: told(z.string(), 'The last four of its digits', '4081'),
  exp_month: told(z.number().int(), 'The month in which it ends', 12),
  exp_year: told(z.number().int(), 'The year in which it ends', 2030),
  is_expired: told(z.boolean(), 'Whether it has ended, so that nothing is charged to it', false),
  created_at: told(z.iso.datetime(), 'When it was used here first', '2026-10-04T04:13:20.000Z'),
});
export type SavedCard = z.infer<typeof savedCard>;

export const savedCardList = thing('SavedCardList', 'Your cards; the first is the one that is charged.', {
  results: told(z.array(savedCard), 'The one that was used last comes first'),
});
export type SavedCardList = z.infer<typeof savedCardList>;
