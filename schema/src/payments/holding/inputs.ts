import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { holdingLimits as limits } from './limits.ts';
import { holdingTexts as texts } from './texts.ts';

export const consentInput = resource('HoldingConsentInput', "The payment provider's consent to protected payment.", {
  name: describe(
    z
      .string(texts.nameRequired)
      .trim()
      .min(limits.name.min, texts.nameRequired)
      .max(limits.name.max, texts.nameRequired),
    'Full name of the person who agreed with the provider',
    'Akosua Adepa Mensah',
  ),
  text: describe(
    z
      .string(texts.textRequired)
      .trim()
      .min(limits.text.min, texts.textRequired)
      .max(limits.text.max, texts.textRequired),
    'Consent of the provider, with its date',
    'Mail of 2 November 2026: your account may hold payments, and is settled to balance.',
  ),
});
export type ConsentInput = z.infer<typeof consentInput>;
