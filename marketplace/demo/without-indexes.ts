import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** The table with the definitions of the dropped indexes. */
const tableName = 'demo_indexes';
const droppedIndexes = sql.identifier(tableName);

/**
 * Drops the indexes that only reads need, runs work that fills the table, and rebuilds them. Reads of the table are slow
 * meanwhile, so this is for load tests only.
 */
export async function withoutIndexes(db: Database, table: string, work: () => Promise<void>): Promise<void> {
  await dropIndexes(db, table);
  await work().catch(async (error) => {
    // If the restore fails too, this error explains why. The next run restores.
    await restoreIndexes(db).catch(() => {});
    throw error;
  });
  await restoreIndexes(db);
}

async function dropIndexes(db: Database, table: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${droppedIndexes} as
      select index.relname::text as name, pg_get_indexdef(index.oid) as definition
      from pg_index join pg_class as index on index.oid = indexrelid
      where indrelid = ${table}::regclass and not indisunique`);
    const dropped = await rowsOf<{ name: string }>(tx, sql`select name from ${droppedIndexes}`);
    for (const { name } of dropped) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  });
}

/** Restores all dropped indexes, including those of an interrupted run. */
export async function restoreIndexes(db: Database): Promise<void> {
  const [found] = await rowsOf<{ exists: boolean }>(db, sql`select to_regclass(${tableName}) is not null as exists`);
  if (!found?.exists) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    const dropped = await rowsOf<{ definition: string }>(tx, sql`select definition from ${droppedIndexes}`);
    for (const { definition } of dropped) await tx.execute(sql.raw(definition));
    await tx.execute(sql`drop table ${droppedIndexes}`);
  });
}
