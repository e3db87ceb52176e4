import * as operations from '@besesaka/schema/payouts/stuck-refunds/operations.ts';
import { route } from '#platform/http/route.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import { retryAtProvider, retryRefund } from './retry-refund.ts';
import { sendRefund, sendRefundJob, sendRefunds, sendRefundsJob, sendRefundTransfer } from './send-refund.ts';

/** Merged into the module of payouts. */
export const stuckRefunds = {
  routes: [route(operations.retryRefund, retryRefund), route(operations.sendRefund, sendRefund)],
  externalCalls: [retryAtProvider as unknown as ExternalCall],
  jobs: [jobHandler(sendRefundJob, sendRefundTransfer)],
  timers: [{ job: sendRefundsJob, cron: '* * * * *', run: sendRefunds }],
} satisfies Module;
