import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { emitImport, removeImportFiles } from './import-view.ts';
import { type ImportRow, productImports } from './tables.ts';

/** The import while this process may work on it: not after it was cancelled or another took over. */
export function isOurs({ id, runner, state }: ImportRow) {
  return and(
    eq(productImports.id, id),
    eq(productImports.state, state),
    runner === null ? isNull(productImports.runner) : eq(productImports.runner, runner),
  );
}

interface Settled {
  /** Null: its turn is over, and it goes on later. */
  state: 'checked' | 'done' | 'failed' | null;
  problem: string | null;
}

export async function settleImport(tx: Tx, row: ImportRow, { state, problem }: Settled): Promise<void> {
  const isOver = state === 'done' || state === 'failed';
  const [settled] = await tx.db
    .update(productImports)
    .set({
      runner: null,
      version: sql`${productImports.version} + 1`,
      ...(state && { state, problem, tries: 0 }),
      ...(state === 'checked' && { lines: sql`${productImports.position}` }),
      ...(isOver && { finishedAt: tx.now, csvKey: null, zipKey: null }),
    })
    .where(isOurs(row))
    .returning();
  if (!settled) return;
  if (isOver) await removeImportFiles(tx, row);
  emitImport(tx, settled);
}
