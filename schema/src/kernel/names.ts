/** `full_name`, as REST and the contract spell it, is `fullName` in GraphQL and on the screens. */
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

/** `GREATER_ACCRA` is how enumerations of GraphQL spell "Greater Accra". */
export function enumName(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
