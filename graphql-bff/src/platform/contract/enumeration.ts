import { enumName } from '@besesaka/schema/kernel/names.ts';
import type { Choice } from '@besesaka/schema/kernel/reference/choice.ts';
import type { EnumRef } from '@pothos/core';
import { builder } from '#platform/graphql/builder.ts';

type Types = typeof builder.$inferSchemaTypes;

const enumerations = new Map<string, EnumRef<Types, string>>();

/** The enumeration of a choice. The contract's fields need no call of it: `oneOf(choice)` is enough. */
export function enumOf<Value extends string>(choice: Choice<Value>): EnumRef<Types, Value> {
  const { name, description, values, labels, as } = choice;
  const entries = values.map((value) => {
    return [as[value] ?? enumName(value), { value, description: `${labels[value]}.` }] as const;
  });
  const enumType =
    enumerations.get(name) ?? builder.enumType(name, { description, values: Object.fromEntries(entries) });
  enumerations.set(name, enumType);
  // The cast is safe because the name is that of one choice; a second choice of that name has other values.
  return enumType as EnumRef<Types, Value>;
}
