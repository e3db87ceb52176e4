import { z } from 'zod';
import { decimal, parseMoney, withoutSign } from './money.ts';
import { forGraphql } from './reference/describe.ts';
import { inputKind } from './reference/input-kind.ts';

export const amountInput = (text: string) =>
  z
    .string(text)
    .overwrite(withoutSign)
    .refine((value) => parseMoney(value) !== null, text)
    .register(inputKind, { kind: 'money' });

/** An amount with a limit in pesewas. */
export const amountUpTo = (max: number, { invalid, tooHigh }: { invalid: string; tooHigh: string }) =>
  amountInput(invalid).refine((value) => (parseMoney(value) ?? 0) <= max, tooHigh);

/** An amount in a response: a decimal text in REST, `Money` in GraphQL. */
export function money() {
  const schema = z.string().meta(decimal);
  forGraphql.add(schema, { type: 'Money' });
  return schema;
}
