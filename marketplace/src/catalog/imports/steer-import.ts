import type { ProductImport } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { and, eq } from 'drizzle-orm';
import { lockOwnShop, requireDrafting } from '#catalog/selling/lock-own-shop.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { emitImport, toImport } from './import-view.ts';
import { endImport, tokenOf } from './start-import.ts';
import { type ImportRow, productImportFaults, productImports } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string };
}

/** The worker applies the file line by line from here on. Each line is checked again, because the shop may have changed. */
export async function applyImport({ ctx, input }: Args): Promise<ProductImport> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwnImport(tx, input.id);
    if (row.state !== 'checked') throw new Refused(texts.notChecked);
    if (row.creates + row.updates === 0) throw new Refused(texts.nothingToApply);
    requireDrafting(await lockOwnShop(tx));
    await tx.db.delete(productImportFaults).where(eq(productImportFaults.importId, row.id));
    const nothing = { position: 0, creates: 0, updates: 0, unchanged: 0, faultsCount: 0, changes: [] };
    const [applied] = await tx.db
      .update(productImports)
      .set({
        ...nothing,
        state: 'applying',
        tokenId: tokenOf(requireViewer(tx)),
        workedAt: tx.now,
        version: row.version + 1,
      })
      .where(eq(productImports.id, row.id))
      .returning();
    if (!applied) throw new Error('locked import not found');
    emitImport(tx, applied);
    return toImport(applied);
  });
}

/** Lines that are applied already stay. */
export async function cancelImport({ ctx, input }: Args): Promise<ProductImport> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwnImport(tx, input.id);
    if (row.finishedAt) throw new Refused(texts.isOver);
    return toImport(await endImport(tx, row));
  });
}

async function lockOwnImport(tx: Tx, id: string): Promise<ImportRow> {
  const { userId } = requireViewer(tx);
  const isOwn = isUuid(id) ? and(eq(productImports.id, id), eq(productImports.ownerId, userId)) : undefined;
  const [row] = isOwn ? await tx.db.select().from(productImports).where(isOwn).for('update') : [];
  if (!row) throw new NotFound(texts.importMissing);
  return row;
}
