import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { and, eq, gt } from 'drizzle-orm';
import { apiKeys } from '#accounts/tables.ts';
import { lockOwnRows, readOwnRows } from '#catalog/bulk/own-rows.ts';
import { createListingRoom, type ListingRoom } from '#catalog/selling/listing-room.ts';
import { lockOwnShop, requireDrafting } from '#catalog/selling/lock-own-shop.ts';
import { Forbidden } from '#platform/base/errors.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { shops } from '#shops/tables.ts';
import { applyPlans } from './apply-lines.ts';
import { changesOf } from './import-changes.ts';
import { isOurs } from './import-steps.ts';
import { emitImport } from './import-view.ts';
import type { Group } from './join-lines.ts';
import { shortened } from './load-pictures.ts';
import type { Table } from './open-table.ts';
import { namedBy, type Plan, type PlannedLine, planLines, type Shop } from './plan-lines.ts';
import type { Draft, Fault } from './read-draft.ts';
import { resolvePictures } from './resolve-pictures.ts';
import { type ImportRow, productImportFaults, productImports } from './tables.ts';

/** What one turn of an import knows. */
export interface Run {
  row: ImportRow;
  table: Table;
  /** The lines that were about a product so far. */
  seen: Map<string, number>;
  /** Counts on while it is checked; what is applied is counted from the database. */
  room: ListingRoom | null;
  emittedAt: number;
}

const emitEveryMs = 1000;

/**
 * Checks or applies some lines in one transaction, together with how far the import has come. Returns false if the import
 * is no longer ours.
 */
export async function takeLines(context: () => OutsideCtx, run: Run, taken: Group[]): Promise<boolean> {
  const viewer = { userId: run.row.ownerId, sessionId: run.row.id };
  const isApplied = run.row.state === 'applying';
  const groups = await resolvePictures({ ...context(), viewer }, run, taken);
  const isShown = performance.now() - run.emittedAt > emitEveryMs;
  const isMine = await inTransaction({ ...context(), viewer }, async (tx) => {
    const [row] = await tx.db.select().from(productImports).where(isOurs(run.row)).for('no key update');
    if (!row) return false;
    await requireToken(tx, row);
    const shop = await lockShownShop(tx);
    const rows = await (isApplied ? lockOwnRows : readOwnRows)(tx, shop.id, namedBy(groups));
    if (!isApplied) run.room ??= createListingRoom(context(), shop);
    const room = run.room ?? createListingRoom(tx, shop);
    const { leaves } = run.table;
    const { plans, faults } = await planLines({ shop, room, leaves, seen: run.seen }, groups, rows);
    if (isApplied) await applyPlans(tx, { shop, leaves }, plans);
    const drafts = groups.flatMap(({ lines }) => lines);
    await noteFaults(tx, row, withCells(drafts, faults));
    const noted = await noteProgress(tx, row, { taken: drafts.length, plans, faults });
    if (isShown) emitImport(tx, noted);
    return true;
  });
  if (isShown) run.emittedAt = performance.now();
  return isMine;
}

/** Ends an import whose API key was revoked or has expired. */
async function requireToken(tx: Tx, { tokenId }: ImportRow): Promise<void> {
  if (tokenId === null) return;
  const isLiving = and(eq(apiKeys.id, tokenId), gt(apiKeys.endsAt, tx.now));
  if ((await tx.db.$count(apiKeys, isLiving)) === 0) throw new Forbidden(texts.tokenRevoked);
}

async function lockShownShop(tx: Tx): Promise<Shop> {
  const shop = await lockOwnShop(tx);
  requireDrafting(shop);
  const [shown] = await tx.db.select({ hiddenAt: shops.hiddenAt }).from(shops).where(eq(shops.id, shop.id));
  if (shown?.hiddenAt) throw new Forbidden(texts.shopHidden);
  return shop;
}

type StoredFault = Fault & { product: string; value: string };

/** Faults with the product and the value that they are about, as the file has them. */
function withCells(drafts: readonly Draft[], faults: readonly Fault[]): StoredFault[] {
  const byLine = new Map(drafts.map((draft) => [draft.line, draft.cellOf]));
  return faults.map((fault) => {
    const cellOf = byLine.get(fault.line) ?? (() => '');
    const product = cellOf('name') || cellOf('slug') || cellOf('sku');
    return { ...fault, product: shortened(product), value: shortened(cellOf(fault.column)) };
  });
}

const faultsOfLine = 20;

async function noteFaults(tx: Tx, row: ImportRow, faults: readonly StoredFault[]): Promise<void> {
  if (faults.length === 0) return;
  const room =
    limits.faultsStored - (await tx.db.$count(productImportFaults, eq(productImportFaults.importId, row.id)));
  const numbers = new Map<number, number>();
  const rows = faults.map((fault) => {
    const number = numbers.get(fault.line) ?? 0;
    numbers.set(fault.line, number + 1);
    return { ...fault, importId: row.id, number: fault.line * faultsOfLine + number };
  });
  const stored = rows.filter(({ line, number }) => number < (line + 1) * faultsOfLine);
  if (room > 0) await tx.db.insert(productImportFaults).values(stored.slice(0, room));
}

interface Taken {
  taken: number;
  plans: readonly Plan[];
  faults: readonly Fault[];
}

async function noteProgress(tx: Tx, row: ImportRow, { taken, plans, faults }: Taken): Promise<ImportRow> {
  const lines = plans.flatMap((plan) => plan.lines);
  const count = (kind: PlannedLine['kind']) => lines.filter((one) => one.kind === kind).length;
  const isOpen = row.state === 'checking' && row.changes.length < limits.changesShown;
  const changes = isOpen ? plans.flatMap(changesOf) : [];
  const [noted] = await tx.db
    .update(productImports)
    .set({
      workedAt: tx.now,
      tries: 0,
      version: row.version + 1,
      position: row.position + taken,
      creates: row.creates + count('create'),
      updates: row.updates + count('update'),
      unchanged: row.unchanged + count('same'),
      faultsCount: row.faultsCount + new Set(faults.map(({ line }) => line)).size,
      ...(changes.length > 0 && { changes: [...row.changes, ...changes].slice(0, limits.changesShown) }),
    })
    .where(eq(productImports.id, row.id))
    .returning();
  if (!noted) throw new Error('locked import not found');
  return noted;
}
