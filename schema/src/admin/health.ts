import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { healthState, healthLimits as limits } from './limits.ts';

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
