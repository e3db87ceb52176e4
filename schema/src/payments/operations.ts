import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { paymentInput, refundInput, renewalInput, verifyInput } from './inputs.ts';
import { payment, paymentStarted, paymentVerification, receipt, refund, savedCardList } from './resources.ts';

const paymentParams = pathParam(
  'reference',
  z.string().max(100),
  'Under which the provider knows it',
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
  suspended: 'refused',
  summary: "Begin to pay for something: answers the provider's page",
  body: describeInput('PaymentInput', paymentInput, 'What is to be paid for.', {
    payment_type: ['What kind of thing', 'subscription'],
    subscription_id: ['Which one, for a subscription', examples.subscription],
    product_id: ['Which one, for a featured product', examples.product],
    duration_type: ['For how long it is featured', '1_month'],
    auto_renew: ['Whether that is meant to go on after its end', false],
    campaign_id: ['Instead of the product: the campaign that goes on', examples.campaign],
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
  suspended: 'may',
  summary: 'Ask what became of a payment; repeat it while the status is pending',
  body: describeInput('VerifyInput', verifyInput, 'Which payment.', {
    reference: ['Under which the provider knows it', examples.payment],
  }),
  response: paymentVerification,
  refuses: ['NOT_FOUND'],
});

export const readPayment = defineOperation({
  id: 'readPayment',
  method: 'GET',
  path: '/api/payments/{reference}',
  auth: 'user',
  summary: 'One of your payments',
  params: pathParam('reference', z.string().max(100), 'Under which the provider knows it', examples.payment),
  response: payment,
});

export const readReceipt = defineOperation({
  id: 'readReceipt',
  method: 'GET',
  path: '/api/receipts/{number}',
  auth: 'user',
  summary: 'One of your receipts',
  params: pathParam(
    'number',
    z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    'Its number',
    1042,
  ),
  response: receipt,
});

export const takeWebhook = defineOperation({
  id: 'takeWebhook',
  method: 'POST',
  path: '/api/payments/webhook',
  auth: 'visitor',
  suspended: 'may',
  summary: 'For the payment provider: what it tells by itself, signed in x-paystack-signature',
  body: { schema: z.record(z.string(), z.unknown()), fields: {} },
  response: z.object({ received: z.literal(true) }),
  isUndocumented: true,
});

export const listCards = defineOperation({
  id: 'listCards',
  method: 'GET',
  path: '/api/cards',
  auth: 'user',
  summary: 'Your saved cards; nothing is charged to them but what you let renew itself',
  response: savedCardList,
});

export const removeCard = defineOperation({
  id: 'removeCard',
  method: 'DELETE',
  path: '/api/cards/{id}',
  auth: 'user',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Forget a card, so that it is not charged any more',
  params: pathParam('id', z.string().max(100), 'The card', examples.card),
  response: savedCardList,
  refuses: ['PASSWORD_NEEDED'],
});

export const refundPayment = defineOperation({
  id: 'refundPayment',
  method: 'POST',
  path: '/api/admin/payments/{reference}/refund',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: give a payment back, all that is left of it; what it bought ends when the money is back',
  params: paymentParams,
  body: describeInput('RefundInput', refundInput, 'Why a payment is given back.', {
    reason: ['In words that its person reads as well', 'You paid for the same plan twice.'],
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
  summary: 'For admins: let what a payment bought go on, though the provider gave a part of it back',
  params: paymentParams,
  response: payment,
  refuses: ['REFUSED'],
});
