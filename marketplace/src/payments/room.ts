import { personDeleted } from '#accounts/domain-events.ts';
import { forgetCards } from '#payments/cards/saved-cards.ts';
import { findLostRefunds, findLostRefundsJob } from '#payments/refunds/find-lost-refunds.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { OutsideWork } from '#platform/idempotency/outside-steps.ts';
import type { Room } from '#platform/room.ts';
import { findLostPayments, findLostPaymentsJob } from './find-lost-payments.ts';
import { paymentRoutes } from './routes.ts';
import { openPayment } from './start-payment.ts';

export const paymentsRoom = (): Room => ({
  reference: {
    name: 'payments',
    holds: 'What is paid through the provider, and its receipts.',
  },
  routes: paymentRoutes(),
  facts: [fact(personDeleted, forgetCards)],
  outside: [openPayment as unknown as OutsideWork, askRefund as unknown as OutsideWork],
  timers: [
    { job: findLostPaymentsJob, cron: '* * * * *', run: findLostPayments },
    { job: findLostRefundsJob, cron: '* * * * *', run: findLostRefunds },
  ],
});
