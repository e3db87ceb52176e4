import { and, asc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { LockedShop } from './lock-shop.ts';
import { shops } from './tables.ts';

interface Due<Row> {
  /** A table of rows that belong to shops, and the condition for due rows. */
  table: PgTable & { id: PgColumn; shopId: PgColumn };
  which: SQL | undefined;
  /** Reads and locks the rows that match. */
  read: (tx: Tx, which: SQL | undefined) => Promise<Row[]>;
  act: (tx: Tx, shop: LockedShop, row: Row) => Promise<unknown>;
}

const batchSize = 50;

/** Processes due rows one after the other, each in a transaction that locks its shop first. Returns their number. */
export async function forEachDue<Row>(ctx: Ctx, { table, which, read, act }: Due<Row>): Promise<number> {
  let done = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await ctx.db
      .select({ id: sql<string>`${table.id}`, shopId: sql<string>`${table.shopId}` })
      .from(table)
      .where(and(which, gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(batchSize);
    for (const { id, shopId } of batch) {
      last = id;
      const work = inTransaction(ctx, async (tx) => {
        const [shop] = await tx.db
          .select({ id: shops.id, ownerId: shops.ownerId })
          .from(shops)
          .where(eq(shops.id, shopId))
          .for('no key update');
        const [row] = await read(tx, and(eq(table.id, id), which));
        if (!shop || !row) return;
        await act(tx, shop, row);
        done += 1;
      });
      // A failure does not stop the others, and the next run retries it.
      await work.catch((error: unknown) =>
        ctx.log.error({ err: error, table: getTableName(table), id }, 'failed to process a due row'),
      );
    }
    if (batch.length < batchSize) return done;
  }
}
