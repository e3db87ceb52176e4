import { enumName } from '@besesaka/schema/kernel/names.ts';
import { builder } from './builder.ts';

/** An enumeration for a closed list of the contract, whose texts are the descriptions. */
export function enumOf<T extends string>(
  name: string,
  description: string,
  texts: readonly T[],
  wordsOf: (text: T) => string = (text) => text,
) {
  const values = texts.map((text) => [enumName(text), { value: text, description: `${wordsOf(text)}.` }] as const);
  return builder.enumType(name, { description, values: Object.fromEntries(values) as Record<string, { value: T }> });
}
