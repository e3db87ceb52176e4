import { type Column, ilike, type SQL } from 'drizzle-orm';

/** Whether these words stand somewhere in a text, in whatever case. */
export const contains = (column: Column | SQL.Aliased, words: string): SQL => ilike(column, `%${literal(words)}%`);
export const beginsWith = (column: Column, words: string): SQL => ilike(column, `${literal(words)}%`);

/** What stands for others in a pattern stands for itself. */
function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
