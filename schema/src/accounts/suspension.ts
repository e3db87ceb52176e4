import { z } from 'zod';
import { shownText } from '#kernel/shown-text.ts';
import { suspensionLimits as limits } from './limits.ts';
import { suspensionTexts as texts } from './suspension-texts.ts';

/** The reason, and the last day of the suspension in Ghana; null means no end. */
export const suspensionInput = z.object({
  reason: z
    .string(texts.reasonShort)
    .overwrite(shownText)
    .min(limits.reasonMin, texts.reasonShort)
    .max(limits.reasonMax, texts.reasonLong),
  until: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.iso.date(texts.untilInvalid).nullable(),
  ),
});
export type SuspensionInput = z.infer<typeof suspensionInput>;
