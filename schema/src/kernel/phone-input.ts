import { z } from 'zod';
import { internationalPhone, isAllOneDigit, isGhanaian } from './phone.ts';
import { inputKind } from './reference/input-kind.ts';
import { shownText } from './shown-text.ts';

/** Longer than any notation of a number, and short enough to parse. */
export const phoneTypedMax = 30;

interface Faults {
  invalid: string;
  /** For no number at all. */
  missing?: string;
  /** For a number of equal digits. */
  unreal?: string;
}

/** A Ghanaian number in any notation, stored as +233 and nine digits. */
export const ghanaNumber = ({ invalid, missing = invalid, unreal = invalid }: Faults) =>
  z
    .string(missing)
    .max(phoneTypedMax, invalid)
    .overwrite((typed) => internationalPhone(shownText(typed)))
    .min(1, { error: missing, abort: true })
    .refine(isGhanaian, { error: invalid, abort: true })
    .refine((value) => !isAllOneDigit(value), unreal)
    .register(inputKind, { kind: 'phone' });
