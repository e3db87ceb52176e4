import { lt, type SQL, sql } from 'drizzle-orm';
import { orderSteps, orders } from '#orders/tables.ts';
import type { OutsideCtx } from '#platform/context.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';

export const pruneOrdersJob = jobKind('orders.prune');

const keptYears = 7;

/**
 * Deletes an order and its items seven years after its last step. Stock, sales counts and the "verified purchase" mark of
 * reviews stay. Photos of returns go with it. It counts calendar years, so that leap days do not shorten the legal retention period.
 */
export async function pruneOrders({ ctx }: { ctx: OutsideCtx }): Promise<void> {
  const before = new Date(ctx.now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const { updatedAt } = orders;
  await releasePhotos(ctx, lt(updatedAt, before));
  await deleteInBatches(ctx.db, orders, { where: sql`${lt(updatedAt, before)}`, oldest: sql`${updatedAt}` });
}

function releasePhotos(ctx: OutsideCtx, isOld: SQL): Promise<number> {
  return inBatches((size) =>
    inTransaction(ctx, async (tx) => {
      const rows = await rowsOf<{ ids: string[] }>(
        tx.db,
        sql`with old as (
          select ${orderSteps.orderId}, ${orderSteps.position}, ${orderSteps.photoIds} as ids
          from ${orderSteps} join ${orders} on ${orders.id} = ${orderSteps.orderId}
          where ${isOld} and ${orderSteps.photoIds} <> '{}' limit ${size}
        )
        update ${orderSteps} set photo_ids = '{}' from old
        where ${orderSteps.orderId} = old.order_id and ${orderSteps.position} = old.position
        returning old.ids`,
      );
      await releaseUploads(
        tx,
        rows.flatMap(({ ids }) => ids),
      );
      return rows.length;
    }),
  );
}
