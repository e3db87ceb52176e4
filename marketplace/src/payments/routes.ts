import * as holding from '@besesaka/schema/payments/holding/operations.ts';
import * as operations from '@besesaka/schema/payments/operations.ts';
import { answerDispute } from '#payments/disputes/answer-dispute.ts';
import { checkHoldingNow, readHolding, stateConsent, withdrawConsent } from '#payments/holding/state-consent.ts';
import { takesProtectedPayments } from '#payments/holding/takes-protected-payments.ts';
import { keepPayment, refundPayment } from '#payments/refunds/refund-payment.ts';
import { type Route, route } from '#platform/http/route.ts';
import { listCards, removeCard } from './cards/saved-cards.ts';
import { handleWebhook } from './handle-webhook.ts';
import { cancelPayment, submitPaymentCode } from './prompts.ts';
import { readPayment, readReceipt } from './read-payment.ts';
import { startPayment } from './start-payment.ts';
import { verifyPayment } from './verify-payment.ts';

export function paymentRoutes(): Route[] {
  return [
    route(operations.startPayment, startPayment),
    route(operations.verifyPayment, verifyPayment),
    route(operations.receiveWebhook, async ({ ctx, c }) => {
      const input = { raw: await c.req.text(), signature: c.req.header('x-paystack-signature') };
      await handleWebhook({ ctx, input });
      return { received: true as const };
    }),
    route(operations.readPaymentSettings, async ({ ctx }) => ({
      takes_protected_payments: await takesProtectedPayments(ctx),
    })),
    route(operations.readPayment, readPayment),
    route(operations.readReceipt, readReceipt),
    route(operations.submitPaymentCode, submitPaymentCode),
    route(operations.cancelPayment, cancelPayment),
    route(operations.listCards, listCards),
    route(operations.removeCard, removeCard),
    route(operations.keepPayment, keepPayment),
    route(operations.refundPayment, refundPayment),
    route(operations.answerDispute, answerDispute),
    route(holding.readHolding, readHolding),
    route(holding.stateConsent, stateConsent),
    route(holding.withdrawConsent, withdrawConsent),
    route(holding.checkHolding, checkHoldingNow),
  ];
}
