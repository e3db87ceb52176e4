/** The same values, with the keys in `Names` renamed. */
export type Renamed<Values, Names extends object> = {
  [Key in keyof Values as Key extends keyof Names ? Names[Key] & string : Key]: Values[Key];
};

/** Renames the keys of an object. */
export function renamed<Values extends object, const Names extends Readonly<Record<string, string>>>(
  values: Values,
  names: Names,
): Renamed<Values, Names> {
  const entries = Object.entries(values).map(([name, value]) => [names[name] ?? name, value] as const);
  return Object.fromEntries(entries) as Renamed<Values, Names>;
}

/** Swaps names and values, for the opposite direction. */
export function reversed(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]));
}
