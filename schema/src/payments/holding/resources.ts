import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { providerKey } from './limits.ts';

const exampleTime = '2026-11-24T09:30:00.000Z';

const consent = resource('HoldingConsent', "The payment provider's consent to protected payment.", {
  name: describe(z.string(), 'Full name of the person who agreed with the provider', 'Akosua Adepa Mensah'),
  text: describe(z.string(), 'Consent of the provider', 'Mail of 2 November 2026: your account is settled to balance.'),
  stated_by: describe(z.string(), 'Name of the admin who recorded it', 'Kofi Boateng'),
  stated_at: describe(z.iso.datetime(), 'When it was recorded', exampleTime),
});

const check = resource('HoldingCheck', 'Whether the money stays in the balance at the payment provider.', {
  checked_at: describe(z.iso.datetime(), 'When it was checked', exampleTime),
  has_passed: describe(z.boolean(), 'Whether it passed', true),
  text: describe(z.string(), 'What was found', 'The last settlement stayed in the balance.'),
});

export const holding = resource('Holding', 'Whether the marketplace may hold the money of buyers.', {
  key: describe(oneOf(providerKey), "Kind of the payment provider's key", 'live'),
  is_on: describe(z.boolean(), 'Whether buyers can pay in advance', true),
  consent: describe(consent.nullable(), 'Recorded consent; null without one'),
  check: describe(check.nullable(), 'Last check since then; null without one'),
});
export type Holding = z.infer<typeof holding>;
