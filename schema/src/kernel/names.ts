/** REST and the contract use snake_case (`full_name`), GraphQL and the screens camelCase (`fullName`). */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

export type CamelKeys<Values> = { [Key in keyof Values & string as Camel<Key>]: Values[Key] };

export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The same values with camelCase keys. */
export function camelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  const entries = Object.entries(values).map(([name, value]) => [camel(name), value]);
  // The type applies the same rule to each key.
  return Object.fromEntries(entries) as CamelKeys<Values>;
}

/** Converts a value such as "Greater Accra" to the name of a GraphQL enum value, `GREATER_ACCRA`. */
export function enumName(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
