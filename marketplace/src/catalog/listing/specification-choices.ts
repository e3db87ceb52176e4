import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The chosen values of each field, written as in `products.facets`: "brand:samsung". */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** Values that differ only in case or surrounding spaces are the same value. */
export function readChoices(spec: readonly string[] = []): Choices {
  const choices = new Map<string, string[]>();
  for (const one of spec) {
    const colon = one.indexOf(':');
    const id = one.slice(0, colon);
    const value = `${id}:${one
      .slice(colon + 1)
      .trim()
      .toLowerCase()}`;
    choices.set(id, [...(choices.get(id) ?? []), value]);
  }
  return choices;
}

/** A product must have one of the chosen values of every field. */
export function chosen(facets: SQLWrapper, choices: Choices): SQL[] {
  return [...choices.values()].map((values) => sql`${facets} && ${sql.param(values)}::text[]`);
}
