import type { ProductImport } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockOwnShop, requireDrafting } from '#catalog/selling/lock-own-shop.ts';
import { hourMs } from '#platform/base/clock.ts';
import { AppError, InvalidInput, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, OutsideCtx, Tx, Viewer } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { readHeader } from './header.ts';
import { emitImport, removeImportFiles, toImport } from './import-view.ts';
import { readLines } from './read-lines.ts';
import { type ImportRow, productImports } from './tables.ts';
import { isZip, openZip } from './zip-file.ts';

const rule = { name: 'product-imports', times: limits.importsPerDay, seconds: 24 * 60 * 60 };

interface Args {
  ctx: Ctx;
  input: { file: File };
}

/** Stores a file of products. The worker checks it; nothing is changed before the seller applies it. */
export async function startImport({ ctx, input: { file } }: Args): Promise<ProductImport> {
  await countAct(ctx, rule);
  await inTransaction(ctx, async (tx) => requireDrafting(await lockOwnShop(tx)));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zip = isZip(bytes) ? bytes : null;
  const table = zip ? await (await openZip(zip)).readTable() : bytes;
  if (table.length > limits.csvBytes) throw new AppError('TOO_LARGE', texts.fileTooLarge);
  const csv = toText(table);
  await checkBeginning(csv);
  const keys = await storeFiles(ctx, csv, zip);
  return inTransaction(ctx, (tx) => openImport(tx, { ...keys, fileName: nameOf(file), lines: countLines(csv) }));
}

/** Windows writes CSV files in its own encoding. */
function toText(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encodings = isWide ? [bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'windows-1252'];
  for (const encoding of encodings) {
    const text = decodeText(bytes, encoding);
    if (text?.includes('\0')) break;
    if (text !== null) return text.trimEnd();
  }
  throw refusal(texts.fileUnreadable);
}

function decodeText(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  } catch {
    return null;
  }
}

/** An estimate, because a cell may have several lines. */
function countLines(csv: string): number {
  let lines = 0;
  for (let position = 0; lines < limits.rows; lines += 1) {
    position = csv.indexOf('\n', position) + 1;
    if (position === 0) break;
  }
  return lines;
}

async function checkBeginning(csv: string): Promise<void> {
  const lines = readLines(csv);
  const first = await lines.next();
  if (first.done) throw refusal(texts.fileEmpty);
  readHeader(first.value.cells);
  if ((await lines.next()).done) throw refusal(texts.fileEmpty);
}

function refusal(text: string): InvalidInput {
  return new InvalidInput({ file: [text] }, text);
}

/** The files are marked for removal first, in case that the import is never opened. */
async function storeFiles(ctx: OutsideCtx | Ctx, csv: string, zip: Uint8Array<ArrayBuffer> | null) {
  const id = newId();
  const [csvKey, zipKey] = [`imports/${id}.csv`, zip && `imports/${id}.zip`];
  const dueAt = new Date(ctx.now.getTime() + hourMs);
  const keys = [csvKey, zipKey].filter((key) => key !== null);
  await ctx.db.insert(fileRemovals).values(keys.map((key) => ({ area: 'private' as const, key, dueAt })));
  await ctx.files.put('private', csvKey, { body: new TextEncoder().encode(csv), contentType: 'text/csv' });
  if (zip && zipKey) await ctx.files.put('private', zipKey, { body: zip, contentType: 'application/zip' });
  return { csvKey, zipKey };
}

function nameOf(file: File): string {
  return file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 100) || 'products.csv';
}

/** The session of a request with an API key is the token. */
export const tokenOf = ({ sessionId, scopes }: Viewer): string | null => (scopes ? sessionId : null);

type New = Pick<ImportRow, 'fileName' | 'lines'> & { csvKey: string; zipKey: string | null };

/** One import at a time. One that was checked and not applied makes way. */
async function openImport(tx: Tx, { fileName, lines, csvKey, zipKey }: New): Promise<ProductImport> {
  const viewer = requireViewer(tx);
  const ownerId = viewer.userId;
  await lockOwnShop(tx);
  const isOpen = and(eq(productImports.ownerId, ownerId), isNull(productImports.finishedAt));
  const [open] = await tx.db.select().from(productImports).where(isOpen).for('update');
  if (open && open.state !== 'checked') throw new Refused(texts.running);
  if (open) await endImport(tx, open);
  for (const key of [csvKey, zipKey].filter((one) => one !== null))
    await tx.db.delete(fileRemovals).where(and(eq(fileRemovals.area, 'private'), eq(fileRemovals.key, key)));
  const [row] = await tx.db
    .insert(productImports)
    .values({
      id: newId(),
      ownerId,
      tokenId: tokenOf(viewer),
      fileName,
      csvKey,
      zipKey,
      lines,
      state: 'checking',
      workedAt: tx.now,
      createdAt: tx.now,
    })
    .returning();
  if (!row) throw new Error('inserted import not found');
  emitImport(tx, row);
  return toImport(row);
}

/** Cancels an import that the caller has locked. */
export async function endImport(tx: Tx, row: ImportRow): Promise<ImportRow> {
  await removeImportFiles(tx, row);
  const [ended] = await tx.db
    .update(productImports)
    .set({
      state: 'cancelled',
      finishedAt: tx.now,
      runner: null,
      csvKey: null,
      zipKey: null,
      version: row.version + 1,
    })
    .where(eq(productImports.id, row.id))
    .returning();
  if (!ended) throw new Error('locked import not found');
  emitImport(tx, ended);
  return ended;
}
