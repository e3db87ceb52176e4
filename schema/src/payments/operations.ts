import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { paymentInput, refundInput, renewalInput, verifyInput } from './inputs.ts';
import { payment, paymentStarted, paymentVerification, receipt, refund, savedCardList } from './resources.ts';

const paymentParams = pathParam(
  'reference',
  z.string().max(100),
  'Reference of the payment at the payment provider',
  examples.payment,
);

/** Plans and campaigns take the same body. */
export const renewalBody = describeInput('RenewalInput', renewalInput, 'Whether a plan or campaign renews.', {
  auto_renew: ['Whether it renews at its end', true],
});

export const startPayment = defineOperation({
  id: 'startPayment',
  method: 'POST',
  path: '/api/payments/initialize',
  auth: 'user',
  scope: null,
  suspended: 'refused',
  limit: '30 an hour',
  summary: 'Start a payment and return the URL of the payment page',
  body: describeInput('PaymentInput', paymentInput, 'The purchase to pay for.', {
    payment_type: ['Purpose of the payment: subscription or featured_product', 'subscription'],
    subscription_id: ['ID of the subscription, for the purpose subscription', examples.subscription],
    product_id: ['ID of the product, for the purpose featured_product', examples.product],
    duration_type: ['Campaign plan, for the purpose featured_product', '1_month'],
    auto_renew: ['Whether the campaign renews automatically', false],
    campaign_id: ['ID of the campaign to extend, instead of a product', examples.campaign],
  }),
  idempotent: true,
  response: paymentStarted,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const verifyPayment = defineOperation({
  id: 'verifyPayment',
  method: 'POST',
  path: '/api/payments/verify',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit:
    '30 in 10 minutes; the provider is asked about one payment every 1.5 seconds at most, and once an hour if it was abandoned a day ago',
  summary: 'Verify a payment; repeat the call while the status is pending',
  body: describeInput('VerifyInput', verifyInput, 'The payment to verify.', {
    reference: ['Reference of the payment at the payment provider', examples.payment],
  }),
  response: paymentVerification,
  refuses: ['NOT_FOUND'],
});

export const readPayment = defineOperation({
  id: 'readPayment',
  method: 'GET',
  path: '/api/payments/{reference}',
  auth: 'user',
  scope: null,
  summary: "Get one of the user's payments",
  params: pathParam(
    'reference',
    z.string().max(100),
    'Reference of the payment at the payment provider',
    examples.payment,
  ),
  response: payment,
});

export const readReceipt = defineOperation({
  id: 'readReceipt',
  method: 'GET',
  path: '/api/receipts/{number}',
  auth: 'user',
  scope: null,
  summary: "Get one of the user's receipts",
  params: pathParam(
    'number',
    z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    'Number of the receipt',
    1042,
  ),
  response: receipt,
});

export const receiveWebhook = defineOperation({
  id: 'receiveWebhook',
  method: 'POST',
  path: '/api/payments/webhook',
  auth: 'visitor',
  suspended: 'may',
  limit: 'none; each webhook is signed by the provider',
  summary: 'For the payment provider: webhook, signed in x-paystack-signature',
  body: { schema: z.record(z.string(), z.unknown()), fields: {} },
  response: z.object({ received: z.literal(true) }),
  isUndocumented: true,
});

export const listCards = defineOperation({
  id: 'listCards',
  method: 'GET',
  path: '/api/cards',
  auth: 'user',
  scope: null,
  summary: "List the user's saved cards; they are charged for automatic renewals only",
  response: savedCardList,
});

export const removeCard = defineOperation({
  id: 'removeCard',
  method: 'DELETE',
  path: '/api/cards/{id}',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Delete a saved card, so that it is no longer charged',
  params: pathParam('id', z.string().max(100), 'ID of the card', examples.card),
  response: savedCardList,
});

export const refundPayment = defineOperation({
  id: 'refundPayment',
  method: 'POST',
  path: '/api/admin/payments/{reference}/refund',
  auth: 'admin',
  fresh: true,
  suspended: 'refused',
  summary: 'For admins: refund the remaining amount of a payment; its plan or campaign ends once the money is returned',
  params: paymentParams,
  body: describeInput('RefundInput', refundInput, 'The reason for a refund.', {
    reason: ['Reason, which the payer reads too', 'You paid for the same plan twice.'],
  }),
  idempotent: true,
  response: refund,
  refuses: ['REFUSED'],
});

export const keepPayment = defineOperation({
  id: 'keepPayment',
  method: 'POST',
  path: '/api/admin/payments/{reference}/keep',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: keep the purchase valid although the provider refunded part of the payment',
  params: paymentParams,
  response: payment,
  refuses: ['REFUSED'],
});
