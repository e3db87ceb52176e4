import { eq, lt, type SQL } from 'drizzle-orm';
import { dataExports } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { jobKind } from '#platform/jobs.ts';
import { partKeys } from './parts.ts';

export const pruneDataExportsJob = jobKind('accounts.prune-data-exports');

/** By then every export has long expired. */
export async function pruneDataExports({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - dayMs);
  await inTransaction(ctx, (tx) => deleteExports(tx, lt(dataExports.askedAt, before)));
}

/** Drops the exports of a deleted user within the same transaction. */
export const deleteDataExportsOf = (ctx: Ctx, userId: string): Promise<void> =>
  deleteExports(ctx, eq(dataExports.userId, userId));

async function deleteExports({ db, now }: Ctx, where: SQL): Promise<void> {
  const rows = await db.delete(dataExports).where(where).returning();
  for (const row of rows) await schedulePartRemoval(db, partKeys(row, row.parts ?? 0), now);
}

/** It is also called before a part is written, so abandoned runs are cleaned up too. */
export async function schedulePartRemoval(db: Database, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  const files = keys.map((key) => ({ area: 'private' as const, key, dueAt }));
  const { area, key } = fileRemovals;
  await db
    .insert(fileRemovals)
    .values(files)
    .onConflictDoUpdate({ target: [area, key], set: { dueAt } });
}
