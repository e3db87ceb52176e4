import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether these words stand somewhere in a text, in whatever case. */
export const contains = (column: PgColumn, words: string): SQL => ilike(column, `%${literal(words)}%`);
export const beginsWith = (column: PgColumn, words: string): SQL => ilike(column, `${literal(words)}%`);

/** What stands for others in a pattern stands for itself. */
function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
