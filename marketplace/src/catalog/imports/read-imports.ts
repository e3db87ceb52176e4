import type { ProductImportDetail } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { csvLine } from '@besesaka/schema/kernel/csv.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { toImport } from './import-view.ts';
import { type ImportRow, productImportFaults, productImports } from './tables.ts';

export async function listImports({ ctx }: { ctx: Ctx }) {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(productImports)
    .where(eq(productImports.ownerId, userId))
    .orderBy(desc(productImports.createdAt), desc(productImports.id))
    .limit(limits.importsShown);
  return { results: rows.map(toImport) };
}

interface Args {
  ctx: Ctx;
  input: { id: string };
}

export async function readImport({ ctx, input }: Args): Promise<ProductImportDetail> {
  const row = await findOwn(ctx, input.id);
  return { ...toImport(row), faults: await readFaults(ctx, row, limits.faultsShown), changes: row.changes };
}

/** All faults that are stored, to be worked through in a spreadsheet. */
export async function readImportFaults({ ctx, input }: Args): Promise<string> {
  const faults = await readFaults(ctx, await findOwn(ctx, input.id), undefined);
  return [
    csvLine(['line', 'product', 'column', 'value', 'fault']),
    ...faults.map((one) => csvLine([String(one.line), one.product, one.column, one.value, one.text])),
  ].join('');
}

async function readFaults({ db }: Ctx, { id }: ImportRow, most: number | undefined) {
  const { line, product, column, value, text } = productImportFaults;
  const selected = db
    .select({ line, product, column, value, text })
    .from(productImportFaults)
    .where(eq(productImportFaults.importId, id))
    .orderBy(asc(productImportFaults.number));
  return most === undefined ? selected : selected.limit(most);
}

async function findOwn(ctx: Ctx, id: string): Promise<ImportRow> {
  const { userId } = requireViewer(ctx);
  const isOwn = and(eq(productImports.id, id), eq(productImports.ownerId, userId));
  const [row] = isUuid(id) ? await ctx.db.select().from(productImports).where(isOwn) : [];
  if (!row) throw new NotFound(texts.importMissing);
  return row;
}
