import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { removeImportFiles } from './import-view.ts';
import { productImports } from './tables.ts';

export const pruneImportsJob = jobKind('catalog.prune-imports');

const importsAtOnce = 100;

/** Deletes old imports with their faults and files. Returns their number. */
export function pruneImports({ ctx }: { ctx: OutsideCtx }): Promise<number> {
  const before = new Date(ctx.now.getTime() - limits.importsStoredDays * dayMs);
  return inBatches(
    (size) =>
      inTransaction(ctx, async (tx) => {
        const old = tx.db
          .select({ id: productImports.id })
          .from(productImports)
          .where(lt(productImports.createdAt, before));
        return dropImports(tx, sql`${productImports.id} in (${old.limit(size)})`);
      }),
    importsAtOnce,
  );
}

/** Deletes the imports of a user who deletes the account. */
export async function dropImportsOf({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await dropImports(tx, eq(productImports.ownerId, payload.userId));
}

async function dropImports(tx: Tx, which: ReturnType<typeof sql>): Promise<number> {
  const deleted = await tx.db.delete(productImports).where(which).returning();
  for (const row of deleted) await removeImportFiles(tx, row);
  return deleted.length;
}
