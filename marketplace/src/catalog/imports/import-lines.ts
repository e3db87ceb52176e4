import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { eq } from 'drizzle-orm';
import { isTokenOpen } from '#accounts/api-keys/is-token-open.ts';
import { lockOwnRows, readOwnRows } from '#catalog/bulk/own-rows.ts';
import { lockOwnShop, requireDrafting } from '#catalog/selling/lock-own-shop.ts';
import { Forbidden } from '#platform/base/errors.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { inTransaction, onTrial } from '#platform/db/transaction.ts';
import { shops } from '#shops/tables.ts';
import { createRows, namedBy } from './find-row.ts';
import type { Imported } from './import-changes.ts';
import { importGroup } from './import-group.ts';
import { isOurs } from './import-steps.ts';
import { emitImport } from './import-view.ts';
import type { Group } from './join-lines.ts';
import { shortened, withPictures } from './load-pictures.ts';
import type { Table } from './open-table.ts';
import type { Fault } from './read-draft.ts';
import { type ImportRow, productImportFaults, productImports } from './tables.ts';

/** What one turn of an import knows. */
export interface Run {
  row: ImportRow;
  table: Table;
  /** The lines that named a product or variant so far, by the name. */
  lineByName: Map<string, number>;
  emittedAt: number;
}

const emitEveryMs = 1000;

/**
 * Imports some lines in one transaction, together with how far the import has come. A check does the same, and undoes it.
 * Returns false if the import is no longer ours.
 */
export async function importLines(context: () => OutsideCtx, run: Run, pending: Group[]): Promise<boolean> {
  const viewer = { userId: run.row.ownerId, sessionId: run.row.id };
  const isTrial = run.row.state === 'checking';
  const ctx = { ...context(), viewer };
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, viewer.userId));
  if (!shop) throw new Forbidden(catalogTexts.shopNeeded);
  const rows = createRows(await readOwnRows(ctx, shop.id, namedBy(pending)));
  const pictures = { rows, zip: run.table.zip, shopId: shop.id, isApplied: !isTrial };
  const groups = await withPictures(ctx, pictures, pending);
  const isShown = performance.now() - run.emittedAt > emitEveryMs;
  const isMine = await inTransaction({ ...context(), viewer }, async (tx) => {
    const [row] = await tx.db.select().from(productImports).where(isOurs(run.row)).for('no key update');
    if (!row) return false;
    await requireToken(tx, row);
    const work = (within: Tx) => importGroups(within, run, groups);
    const done = await (isTrial ? onTrial(tx, work) : work(tx));
    await saveFaults(tx, row, withCells(groups, done.faults));
    const saved = await saveProgress(tx, row, done);
    if (isShown) emitImport(tx, saved);
    return true;
  });
  if (isShown) run.emittedAt = performance.now();
  return isMine;
}

interface Done extends Imported {
  lineCount: number;
  faults: Fault[];
}

async function importGroups(tx: Tx, { row, table, lineByName }: Run, groups: readonly Group[]): Promise<Done> {
  const shop = await lockOwnShop(tx);
  requireDrafting(shop);
  const [shown] = await tx.db.select({ hiddenAt: shops.hiddenAt }).from(shops).where(eq(shops.id, shop.id));
  if (shown?.hiddenAt) throw new Forbidden(texts.shopHidden);
  const rows = createRows(await lockOwnRows(tx, shop.id, namedBy(groups)));
  const scope = { shop, rows, leafOf: table.leafOf, lineByName, isTrial: row.state === 'checking' };
  const done: Done = { lineCount: 0, faults: [], kinds: [], changes: [] };
  for (const group of groups) {
    const imported = await importGroup(tx, scope, group);
    done.lineCount += group.lines.length;
    if (Array.isArray(imported)) done.faults.push(...imported);
    else {
      done.kinds.push(...imported.kinds);
      done.changes.push(...imported.changes);
    }
  }
  return done;
}

/** Ends an import whose API key was revoked or has expired, or whose app was disconnected. */
async function requireToken(tx: Tx, { tokenId }: ImportRow): Promise<void> {
  if (tokenId === null) return;
  if (!(await isTokenOpen(tx, tokenId))) throw new Forbidden(texts.tokenRevoked);
}

type StoredFault = Fault & { product: string; value: string };

/** Faults with the product and the value that they are about, as the file has them. */
function withCells(groups: readonly Group[], faults: readonly Fault[]): StoredFault[] {
  const byLine = new Map(groups.flatMap(({ lines }) => lines.map((draft) => [draft.line, draft.cellOf] as const)));
  return faults.map((fault) => {
    const cellOf = byLine.get(fault.line) ?? (() => '');
    const product = cellOf('name') || cellOf('slug') || cellOf('sku');
    return { ...fault, product: shortened(product), value: shortened(cellOf(fault.column)) };
  });
}

const faultsOfLine = 20;

async function saveFaults(tx: Tx, row: ImportRow, faults: readonly StoredFault[]): Promise<void> {
  if (faults.length === 0) return;
  const remaining =
    limits.faultsStored - (await tx.db.$count(productImportFaults, eq(productImportFaults.importId, row.id)));
  const numbers = new Map<number, number>();
  const rows = faults.map((fault) => {
    const number = numbers.get(fault.line) ?? 0;
    numbers.set(fault.line, number + 1);
    return { ...fault, importId: row.id, number: fault.line * faultsOfLine + number };
  });
  const stored = rows.filter(({ line, number }) => number < (line + 1) * faultsOfLine);
  if (remaining > 0) await tx.db.insert(productImportFaults).values(stored.slice(0, remaining));
}

async function saveProgress(
  tx: Tx,
  row: ImportRow,
  { lineCount: lines, kinds, changes, faults }: Done,
): Promise<ImportRow> {
  const count = (kind: Imported['kinds'][number]['kind']) => kinds.filter((one) => one.kind === kind).length;
  const isOpen = row.state === 'checking' && row.changes.length < limits.changesShown;
  const [noted] = await tx.db
    .update(productImports)
    .set({
      workedAt: tx.now,
      tries: 0,
      version: row.version + 1,
      position: row.position + lines,
      creates: row.creates + count('create'),
      updates: row.updates + count('update'),
      unchanged: row.unchanged + count('same'),
      faultsCount: row.faultsCount + new Set(faults.map(({ line }) => line)).size,
      ...(isOpen && { changes: [...row.changes, ...changes].slice(0, limits.changesShown) }),
    })
    .where(eq(productImports.id, row.id))
    .returning();
  if (!noted) throw new Error('locked import not found');
  return noted;
}
