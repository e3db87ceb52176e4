import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { disputeAnswer, paymentLimits } from './limits.ts';
import { paymentTexts as texts } from './texts.ts';

/** `payment_type` selects the module that reads the other fields. */
export const paymentInput = resource('PaymentInput', 'The purchase to pay for.', {
  payment_type: describe(
    z.string(texts.unknownPurpose).min(1, texts.unknownPurpose).max(40, texts.unknownPurpose),
    'Purpose of the payment: subscription or featured_product',
    'subscription',
  ),
  subscription_id: describe(
    z.uuid().optional(),
    'ID of the subscription, for the purpose subscription',
    examples.subscription,
  ),
  product_id: describe(z.uuid().optional(), 'ID of the product, for the purpose featured_product', examples.product),
  duration_type: describe(z.string().max(40).optional(), 'Campaign plan, for the purpose featured_product', '1_month'),
  auto_renew: describe(z.boolean().optional(), 'Whether the campaign renews automatically', false),
  campaign_id: describe(z.uuid().optional(), 'ID of the campaign to extend, instead of a product', examples.campaign),
});
export type PaymentInput = z.infer<typeof paymentInput>;

export const renewalInput = resource('RenewalInput', 'Whether a plan or campaign renews.', {
  auto_renew: describe(z.boolean(), 'Whether it renews at its end', true, { as: 'isRenewing' }),
});

const reason = paymentLimits.refundReason;

export const refundInput = resource('RefundInput', 'The reason for a refund.', {
  reason: describe(
    z.string(texts.refundReason).trim().min(reason.min, texts.refundReason).max(reason.max, texts.refundReason),
    `Reason, ${reason.min} to ${reason.max} characters, which the payer reads too`,
    'You paid for the same plan twice.',
  ),
});
export type RefundInput = z.infer<typeof refundInput>;

const message = paymentLimits.disputeMessage;

export const disputeAnswerInput = resource('DisputeAnswerInput', 'The answer to a dispute.', {
  answer: describe(oneOf(disputeAnswer, texts.disputeAnswer), 'Who gets the money', 'decline'),
  message: describe(
    z.string(texts.disputeMessage).trim().min(message.min, texts.disputeMessage).max(message.max, texts.disputeMessage),
    `Message to the bank, ${message.min} to ${message.max} characters`,
    'The buyer gave the delivery code to the rider.',
  ),
});
export type DisputeAnswerInput = z.infer<typeof disputeAnswerInput>;

export const verifyInput = resource('VerifyInput', 'The payment to verify.', {
  reference: describe(
    z.string(texts.missing).min(1, texts.missing).max(100, texts.missing),
    'Reference of the payment at the payment provider',
    examples.payment,
    { type: 'ID' },
  ),
});

export const codeInput = resource('PaymentCodeInput', 'The code of a mobile money payment.', {
  code: describe(
    z
      .string(texts.codeRequired)
      .trim()
      .regex(/^\d{3,10}$/, texts.codeRequired),
    'Code that the network sent to the payer',
    '123456',
  ),
});
