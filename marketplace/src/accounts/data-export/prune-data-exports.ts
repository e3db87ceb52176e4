import { eq, lt, type SQL } from 'drizzle-orm';
import { dataExports } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { fileRemovals } from '#platform/files/tables.ts';
import { jobKind } from '#platform/jobs.ts';
import { partKey } from './parts.ts';

export const pruneDataExportsJob = jobKind('accounts.prune-data-exports');

const dayMs = 24 * 60 * 60 * 1000;

/** By then each has been over for long. */
export async function pruneDataExports({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - dayMs);
  await inTransaction(ctx, (ctx) => drop(ctx, lt(dataExports.askedAt, before)));
}

/** Of a person who leaves, within that transaction. */
export const dropDataExportsOf = (ctx: Ctx, userId: string): Promise<void> => drop(ctx, eq(dataExports.userId, userId));

async function drop({ db, now }: Ctx, which: SQL): Promise<void> {
  const rows = await db.delete(dataExports).where(which).returning();
  const files = rows.flatMap(({ id, parts }) =>
    Array.from({ length: parts ?? 0 }, (_, n) => ({ area: 'private' as const, key: partKey(id, n), dueAt: now })),
  );
  if (files.length > 0) await db.insert(fileRemovals).values(files).onConflictDoNothing();
}
