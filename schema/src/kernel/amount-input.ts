import { z } from 'zod';
import { parseMoney, withoutSign } from './money.ts';

export const amountInput = (text: string) =>
  z
    .string(text)
    .overwrite(withoutSign)
    .refine((value) => parseMoney(value) !== null, text);

/** An amount with a limit in pesewas. */
export const amountUpTo = (max: number, { invalid, tooHigh }: { invalid: string; tooHigh: string }) =>
  amountInput(invalid).refine((value) => (parseMoney(value) ?? 0) <= max, tooHigh);
