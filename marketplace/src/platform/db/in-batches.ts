import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Small enough that locks and duration are not noticeable, large enough that a million rows take minutes. */
const rowsInBatch = 2_000;
/** The next run does the rest: a job without an end would look as if it hangs. */
const batchesInRun = 1_000;

/** Repeats the work in batches, each in its own transaction, until one is smaller than `size`. Returns the total. */
export async function inBatches(work: (size: number) => Promise<number>, size = rowsInBatch): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < batchesInRun; batch += 1) {
    const done = await work(size);
    total += done;
    if (done < size) break;
  }
  return total;
}

/** Deletes the oldest rows first. Locked rows are left for the next run, so that no transaction waits for another. */
export function deleteInBatches(db: Database, table: PgTable, which: { where: SQL; oldest: SQL }): Promise<number> {
  return inBatches(async (size) => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${which.where} order by ${which.oldest} limit ${size} for update skip locked
      ))`);
    return rowCount ?? 0;
  });
}
