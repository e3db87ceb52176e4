/** The same values, those that `Names` knows under the name that it gives them. */
export type Renamed<Values, Names extends object> = {
  [Key in keyof Values as Key extends keyof Names ? Names[Key] & string : Key]: Values[Key];
};

/** What stands under one name here and under another one there. */
export function renamed<Values extends object, const Names extends Readonly<Record<string, string>>>(
  values: Values,
  names: Names,
): Renamed<Values, Names> {
  const entries = Object.entries(values).map(([name, value]) => [names[name] ?? name, value] as const);
  return Object.fromEntries(entries) as Renamed<Values, Names>;
}

/** The way back. */
export function reversed(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]));
}
