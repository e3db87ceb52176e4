/** `full_name` as GraphQL and the screens spell it: `fullName`. */
export type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

export type CamelKeys<Values> = { [Key in keyof Values & string as Camel<Key>]: Values[Key] };

export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The names are changed one by one, so the result has exactly the keys that the type says. */
export function camelKeys<Values extends object>(values: Values): CamelKeys<Values> {
  return renamed(values, camel) as CamelKeys<Values>;
}

export function snakeKeys(values: object): Record<string, unknown> {
  return renamed(values, snake);
}

function renamed(values: object, rename: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));
}
