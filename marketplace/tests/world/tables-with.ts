import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { TestMarketplace } from './browser-of.ts';

/** Every table with these words in a row, including those of the queue. */
export async function tablesWith({ db }: Pick<TestMarketplace, 'db'>, words: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const [hit] = await rowsOf(
      db,
      sql`select 1 from ${sql.raw(name)} as t where strpos(lower(t::text), ${words.toLowerCase()}) > 0 limit 1`,
    );
    if (hit) hits.push(name);
  }
  return hits.toSorted();
}
