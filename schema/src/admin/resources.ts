import { z } from 'zod';
import { success, thing, told } from '#kernel/reference/told.ts';
import { sellerReportTexts as texts } from './texts.ts';

export const sellerReported = thing('SellerReported', 'We have it.', {
  success,
  message: told(z.string(), 'A sentence to show', texts.reported),
});
export type SellerReported = z.infer<typeof sellerReported>;

/** How much waits, by the queue that it waits in. */
export const waitingWork = thing('WaitingWork', 'How much waits for those who run the marketplace.', {
  applications: told(z.number().int().min(0), 'Applications of sellers that nobody decided on', 3),
  messages: told(z.number().int().min(0), 'Messages to us that nobody looked after', 1),
  payments: told(z.number().int().min(0), 'Payments that are held', 1),
  cases: told(z.number().int().min(0), 'Reports that nobody decided on', 2),
});
export type WaitingWork = z.infer<typeof waitingWork>;
