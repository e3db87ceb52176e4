import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** Stores the definitions of dropped indexes. */
const away = sql.identifier('demo_indexes');

/**
 * Drops the indexes that only reads need, runs work that fills the table, and rebuilds them. Reads of the table are slow
 * meanwhile, so this is for load tests only.
 */
export async function withoutIndexes(db: Database, table: string, work: () => Promise<void>): Promise<void> {
  await takeAway(db, table);
  await work().finally(() => putBack(db));
}

async function takeAway(db: Database, table: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${away} as
      select index.relname::text as name, pg_get_indexdef(index.oid) as definition
      from pg_index join pg_class as index on index.oid = indexrelid
      where indrelid = ${table}::regclass and not indisunique`);
    const taken = await rowsOf<{ name: string }>(tx, sql`select name from ${away}`);
    for (const { name } of taken) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  });
}

/** Restores all dropped indexes, including those of an interrupted run. */
export async function putBack(db: Database): Promise<void> {
  const [found] = await rowsOf<{ there: boolean }>(db, sql`select to_regclass('demo_indexes') is not null as there`);
  if (!found?.there) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    const taken = await rowsOf<{ definition: string }>(tx, sql`select definition from ${away}`);
    for (const { definition } of taken) await tx.execute(sql.raw(definition));
    await tx.execute(sql`drop table ${away}`);
  });
}
