import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { shownText } from '#kernel/shown-text.ts';
import { suspensionLimits as limits } from './limits.ts';
import { suspensionTexts as texts } from './suspension-texts.ts';

export const suspensionInput = resource('SuspensionInput', 'The reason and end of a suspension.', {
  reason: describe(
    z
      .string(texts.reasonShort)
      .overwrite(shownText)
      .min(limits.reasonMin, texts.reasonShort)
      .max(limits.reasonMax, texts.reasonLong),
    `Reason for the user, ${limits.reasonMin} to ${limits.reasonMax} characters`,
    'Three buyers paid for parcels that never came.',
  ),
  until: describe(
    z.preprocess(
      (value) => (value === '' || value === undefined ? null : value),
      z.iso.date(texts.untilInvalid).nullable(),
    ),
    "Last day of the suspension in Ghana's time; null for no end",
    null,
  ),
});
export type SuspensionInput = z.infer<typeof suspensionInput>;
