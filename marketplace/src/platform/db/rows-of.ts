import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a statement written by hand, by the names of its columns. */
export async function rowsOf<T extends object = Record<string, unknown>>(
  db: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<T[]> {
  const { rows } = await db.execute(statement);
  // Whoever writes a statement knows its columns.
  return rows as T[];
}
