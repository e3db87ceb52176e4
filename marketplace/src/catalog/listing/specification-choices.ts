import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What is chosen of each field, as `products.facets` has it: "brand:samsung". */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** Capitals and spaces around it make no other value. */
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

/** Of each field any of the chosen values: one condition a field. */
export function chosen(facets: SQLWrapper, choices: Choices): SQL[] {
  return [...choices.values()].map((values) => sql`${facets} && ${sql.param(values)}::text[]`);
}
