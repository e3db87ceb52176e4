import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Small enough that its locks and its time are not felt, large enough that a million rows are done in minutes. */
const rowsInBatch = 2_000;
/** What is left after so many is for the next run: work without an end would be taken for work that hangs. */
const batchesInRun = 1_000;

/** Does work batch by batch, each its own transaction, until one finds less than it looked for. Says how much was done. */
export async function inBatches(work: (size: number) => Promise<number>, size = rowsInBatch): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < batchesInRun; batch += 1) {
    const done = await work(size);
    total += done;
    if (done < size) break;
  }
  return total;
}

/** Deletes the oldest first. Rows that somebody holds are left for the next run, so nobody waits for anybody. */
export function deleteInBatches(db: Database, table: PgTable, which: { where: SQL; oldest: SQL }): Promise<number> {
  return inBatches(async (size) => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${which.where} order by ${which.oldest} limit ${size} for update skip locked
      ))`);
    return rowCount ?? 0;
  });
}
