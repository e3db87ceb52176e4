import { z } from 'zod';
import { paymentLimits } from './limits.ts';
import { paymentTexts as texts } from './texts.ts';

/** `payment_type` selects the module that reads the other fields. */
export const paymentInput = z.object({
  payment_type: z.string(texts.unknownPurpose).min(1, texts.unknownPurpose).max(40, texts.unknownPurpose),
  subscription_id: z.uuid().optional(),
  product_id: z.uuid().optional(),
  duration_type: z.string().max(40).optional(),
  auto_renew: z.boolean().optional(),
  campaign_id: z.uuid().optional(),
});
export type PaymentInput = z.infer<typeof paymentInput>;

/** Whether a paid plan or campaign renews at its end. */
export const renewalInput = z.object({ auto_renew: z.boolean() });

const reason = paymentLimits.refundReason;

/** The admin's reason for a refund, which the payer reads too. */
export const refundInput = z.object({
  reason: z.string(texts.refundReason).trim().min(reason.min, texts.refundReason).max(reason.max, texts.refundReason),
});
export type RefundInput = z.infer<typeof refundInput>;

export const verifyInput = z.object({
  reference: z.string(texts.missing).min(1, texts.missing).max(100, texts.missing),
});
