import { userDeleted } from '#accounts/domain-events.ts';
import { forgetCards } from '#payments/cards/saved-cards.ts';
import { sendDueEvidence, sendEvidenceJob } from '#payments/disputes/send-evidence.ts';
import { alarmDisputes, alarmDisputesJob } from '#payments/disputes/settle-dispute.ts';
import { checkHoldingJob, checkHoldingNightly } from '#payments/holding/check-holding.ts';
import { enqueueRefund } from '#payments/refunds/enqueue-refund.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { on } from '#platform/events/domain-events.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import type { Module } from '#platform/module.ts';
import { paymentUnwanted } from './domain-events.ts';
import { findLostPayments, findLostPaymentsJob, findLostRefunds, findLostRefundsJob } from './find-lost.ts';
import { forgetPayer } from './forget-payer.ts';
import { paymentRoutes } from './routes.ts';
import { openPayment } from './start-payment.ts';

export const paymentsModule = (): Module => ({
  reference: {
    name: 'payments',
    holds: 'What is paid through the provider, and its receipts.',
  },
  routes: paymentRoutes(),
  handlers: [
    on(userDeleted, forgetCards),
    on(userDeleted, forgetPayer),
    on(paymentUnwanted, async ({ tx, payload: { payment, reason } }) => {
      await enqueueRefund(tx, { row: payment, reason });
    }),
  ],
  externalCalls: [openPayment as unknown as ExternalCall, askRefund as unknown as ExternalCall],
  timers: [
    { job: findLostPaymentsJob, cron: '* * * * *', run: findLostPayments },
    { job: sendEvidenceJob, cron: '* * * * *', run: sendDueEvidence },
    { job: alarmDisputesJob, cron: '* * * * *', run: alarmDisputes },
    { job: checkHoldingJob, cron: '30 4 * * *', run: checkHoldingNightly },
    { job: findLostRefundsJob, cron: '* * * * *', run: findLostRefunds },
  ],
});
