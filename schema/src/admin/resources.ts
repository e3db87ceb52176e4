import { z } from 'zod';
import { describe, resource, success } from '#kernel/reference/describe.ts';
import { sellerReportTexts as texts } from './texts.ts';

export const sellerReported = resource('SellerReported', 'The report was received.', {
  success,
  message: describe(z.string(), 'Message to show to the user', texts.reported),
});
export type SellerReported = z.infer<typeof sellerReported>;

export const waitingWork = resource('WaitingWork', 'Counts of the work that waits for admins.', {
  applications: describe(z.number().int().min(0), 'Undecided seller applications', 3),
  cases: describe(z.number().int().min(0), 'Undecided cases about held money', 1),
  messages: describe(z.number().int().min(0), 'Contact messages without an answer', 1),
  payments: describe(z.number().int().min(0), 'Payments held for review', 1),
  payouts: describe(z.number().int().min(0), 'Payouts that need an admin', 1),
  reports: describe(z.number().int().min(0), 'Undecided reports', 2),
});
export type WaitingWork = z.infer<typeof waitingWork>;
