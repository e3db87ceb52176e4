import { z } from 'zod';
import { defineOperation, forAdmins, group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { codeInput, disputeAnswerInput, paymentInput, refundInput, verifyInput } from './inputs.ts';
import {
  dispute,
  payment,
  paymentSettings,
  paymentStarted,
  paymentVerification,
  receipt,
  refund,
  savedCardList,
} from './resources.ts';

const paymentParams = pathParam(
  'reference',
  z.string().max(100),
  'Reference of the payment at the payment provider',
  examples.payment,
  { type: 'ID' },
);
const own = group({ auth: 'user', scope: null, suspended: 'may' });

export const startPayment = own({
  id: 'startPayment',
  method: 'POST',
  path: '/api/payments/initialize',
  suspended: 'refused',
  limit: '30 an hour',
  summary: 'Start a payment and return the URL of the payment page',
  body: paymentInput,
  idempotent: true,
  response: paymentStarted,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED', 'EMAIL_UNCONFIRMED'],
});

export const verifyPayment = own({
  id: 'verifyPayment',
  method: 'POST',
  path: '/api/payments/verify',
  limit:
    '30 in 10 minutes; the provider is asked about one payment every 1.5 seconds at most, and once an hour if it was abandoned a day ago',
  summary: 'Verify a payment; repeat the call while it is pending',
  body: verifyInput,
  response: paymentVerification,
  refuses: ['NOT_FOUND'],
});

export const readPayment = own({
  id: 'readPayment',
  method: 'GET',
  path: '/api/payments/{reference}',
  summary: "Get one of the user's payments",
  params: paymentParams,
  response: payment,
});

export const readPaymentSettings = defineOperation({
  id: 'readPaymentSettings',
  method: 'GET',
  path: '/api/payment-settings',
  auth: 'visitor',
  summary: 'Get what can be paid at the moment',
  response: paymentSettings,
});

export const readReceipt = own({
  id: 'readReceipt',
  method: 'GET',
  path: '/api/receipts/{number}',
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

export const submitPaymentCode = own({
  id: 'submitPaymentCode',
  method: 'POST',
  path: '/api/payments/{reference}/code',
  limit: '20 an hour',
  summary: 'Send the code that a mobile money network asked the payer for',
  params: paymentParams,
  body: codeInput,
  response: payment,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const cancelPayment = own({
  id: 'cancelPayment',
  method: 'POST',
  path: '/api/payments/{reference}/cancel',
  timesAnHour: 60,
  summary: 'Stop waiting for a mobile money payment; if the payer still confirms it, it counts or is refunded',
  params: paymentParams,
  response: payment,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const listCards = own({
  id: 'listCards',
  method: 'GET',
  path: '/api/cards',
  summary: "List the user's saved cards; they are charged for automatic renewals only",
  response: savedCardList,
});

export const removeCard = own({
  id: 'removeCard',
  method: 'DELETE',
  path: '/api/cards/{id}',
  fresh: true,
  timesAnHour: 60,
  summary: 'Delete a saved card, so that it is no longer charged',
  params: pathParam('id', z.string().max(100), 'ID of the card', examples.card, { as: 'cardId' }),
  response: savedCardList,
});

const money = forAdmins('money');

export const refundPayment = money({
  id: 'refundPayment',
  method: 'POST',
  path: '/api/admin/payments/{reference}/refund',
  fresh: true,
  summary: 'For admins: refund the remaining amount of a payment; its plan or campaign ends once the money is returned',
  params: paymentParams,
  body: refundInput,
  idempotent: true,
  response: refund,
  refuses: ['REFUSED'],
});

export const keepPayment = money({
  id: 'keepPayment',
  method: 'POST',
  path: '/api/admin/payments/{reference}/keep',
  summary: 'For admins: keep the purchase valid although the provider refunded part of the payment',
  params: paymentParams,
  response: payment,
  refuses: ['REFUSED'],
});

export const answerDispute = money({
  id: 'answerDispute',
  method: 'POST',
  path: '/api/admin/disputes/{id}/answer',
  fresh: true,
  summary:
    "For admins: answer a dispute, in which a payer's bank asks for the money back; a large one is accepted by two admins; audited",
  params: pathParam('id', z.string().max(100), 'ID of the dispute at the payment provider', '2867', {
    as: 'disputeId',
  }),
  body: disputeAnswerInput,
  response: dispute,
  refuses: ['REFUSED', 'NOT_FOUND', 'UNAVAILABLE'],
});
