import { eq, inArray } from 'drizzle-orm';
import { userDeleted } from '#accounts/domain-events.ts';
import { forgetCards } from '#payments/cards/saved-cards.ts';
import { sendDueEvidence, sendEvidenceJob } from '#payments/disputes/send-evidence.ts';
import { checkHoldingJob, checkHoldingNightly } from '#payments/holding/check-holding.ts';
import { enqueueRefund } from '#payments/refunds/enqueue-refund.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import type { Tx } from '#platform/context.ts';
import { on } from '#platform/events/domain-events.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import type { Module } from '#platform/module.ts';
import { paymentUnwanted } from './domain-events.ts';
import { findLostPayments, findLostPaymentsJob, findLostRefunds, findLostRefundsJob } from './find-lost.ts';
import { paymentRoutes } from './routes.ts';
import { openAtProvider } from './start-payment.ts';
import { disputes, payments } from './tables.ts';

export const paymentsModule = (): Module => ({
  reference: {
    name: 'payments',
    description: 'What is paid through the provider, and its receipts.',
  },
  routes: paymentRoutes(),
  handlers: [
    on(userDeleted, forgetCards),
    on(userDeleted, forgetPayer),
    on(paymentUnwanted, async ({ tx, payload: { payment, reason } }) => {
      await enqueueRefund(tx, { row: payment, reason });
    }),
  ],
  externalCalls: [openAtProvider as unknown as ExternalCall, askRefund as unknown as ExternalCall],
  timers: [
    { job: findLostPaymentsJob, cron: '* * * * *', run: findLostPayments },
    { job: sendEvidenceJob, cron: '* * * * *', run: sendDueEvidence },
    { job: checkHoldingJob, cron: '30 4 * * *', run: checkHoldingNightly },
    { job: findLostRefundsJob, cron: '* * * * *', run: findLostRefunds },
  ],
});

/** Removes the numbers of wallets, and what was sent to banks, of a deleted account. */
async function forgetPayer({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const isTheirs = eq(payments.userId, payload.userId);
  const own = tx.db.select({ id: payments.id }).from(payments).where(isTheirs);
  await tx.db.update(disputes).set({ evidence: null }).where(inArray(disputes.paymentId, own));
  await tx.db.update(payments).set({ phone: null }).where(isTheirs);
}
