import { type Column, ilike, type SQL } from 'drizzle-orm';

/** Matches texts that contain these words, ignoring case. */
export const contains = (column: Column | SQL | SQL.Aliased, words: string): SQL =>
  ilike(column, `%${literal(words)}%`);
export const beginsWith = (column: Column, words: string): SQL => ilike(column, `${literal(words)}%`);

/** Escapes the wildcards of a pattern. */
export function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
