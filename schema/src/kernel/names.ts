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

type Joined<Value extends string, Sign extends string> = Value extends `${infer Head}${Sign}${infer Rest}`
  ? `${Head}_${Joined<Rest, Sign>}`
  : Value;
/** These signs separate the words of the contract's values. */
export type EnumName<Value extends string> = Uppercase<Joined<Joined<Joined<Value, ' '>, ':'>, '.'>>;

/** Converts a value such as "Greater Accra" to the name of a GraphQL enum value, `GREATER_ACCRA`. */
export function enumName<const Value extends string>(value: Value): EnumName<Value> {
  // The type applies the same rule.
  return value.toUpperCase().replace(/[ :.]/g, '_') as EnumName<Value>;
}
