import type { ProductImport } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { importChanged } from '@besesaka/schema/catalog/events.ts';
import type { Tx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import type { ImportRow } from './tables.ts';

export function toImport(row: ImportRow): ProductImport {
  return {
    id: row.id,
    file_name: row.fileName,
    state: row.state,
    lines: row.lines,
    position: row.position,
    creates: row.creates,
    updates: row.updates,
    unchanged: row.unchanged,
    faults_count: row.faultsCount,
    problem: row.problem,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    version: row.version,
  };
}

export function emitImport(tx: Tx, row: ImportRow): void {
  tx.emit(row.ownerId, importChanged, { import: toImport(row) });
}

/** Removes the files of an import that is over, after the commit. */
export async function removeImportFiles(
  tx: Tx,
  { csvKey, zipKey }: Pick<ImportRow, 'csvKey' | 'zipKey'>,
): Promise<void> {
  const keys = [csvKey, zipKey].filter((key) => key !== null);
  if (keys.length === 0) return;
  await tx.db
    .insert(fileRemovals)
    .values(keys.map((key) => ({ area: 'private' as const, key, dueAt: tx.now })))
    .onConflictDoNothing();
}
