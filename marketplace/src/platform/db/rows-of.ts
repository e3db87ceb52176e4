import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Runs a hand-written statement and returns its rows, keyed by column name. */
export async function rowsOf<T extends object = Record<string, unknown>>(
  db: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<T[]> {
  const { rows } = await db.execute(statement);
  // The author of the statement guarantees the type of its columns.
  return rows as T[];
}
