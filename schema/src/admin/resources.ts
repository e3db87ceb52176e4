import { z } from 'zod';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { healthState, healthLimits as limits } from './limits.ts';
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

export const healthCheck = resource('HealthCheck', 'A check of this installation.', {
  name: describe(z.string(), 'Name', 'mail'),
  label: describe(z.string(), 'What is checked', 'Mail'),
  state: describe(oneOf(healthState), 'Result', 'fault'),
  found: describe(z.string(), 'What was found, without secrets', 'No mail is sent, because SMTP_URL is not set.'),
  mend: describe(z.string().nullable(), 'What mends it; null if nothing is wrong', 'Set SMTP_URL.'),
});
export type HealthCheck = z.infer<typeof healthCheck>;

export const healthReport = resource('HealthReport', 'What is misconfigured in this installation.', {
  checks: describe(z.array(healthCheck).max(limits.checksMax), 'All checks, in their fixed order'),
});
export type HealthReport = z.infer<typeof healthReport>;
