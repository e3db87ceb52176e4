import { importColumnNames, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { csvLine } from '@besesaka/schema/kernel/csv.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { eq, sql } from 'drizzle-orm';
import { type OwnRow, readOwnRows } from '#catalog/bulk/own-rows.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { shops } from '#shops/tables.ts';

const rule = { name: 'product-exports', times: limits.exportsPerHour, seconds: 60 * 60 };

/** Rows in memory at a time. No connection is held while they are sent. */
const atOnce = 500;

/** All products of the viewer's shop as a file that can be imported again. A user without a shop gets the header. */
export async function exportProducts({ ctx }: { ctx: Ctx }): Promise<AsyncGenerator<string>> {
  await countAct(ctx, rule);
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  return readParts(ctx, shop?.id);
}

async function* readParts(ctx: Ctx, shopId: string | undefined): AsyncGenerator<string> {
  const keys = shopId ? await specificationsIn(ctx, shopId) : [];
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${csvLine([...importColumnNames, ...keys.map((key) => `${specificationPrefix}${key}`)])}`;
  for (let last: string | null = null; shopId; ) {
    const next = sql`archived_at is null and (${last}::uuid is null or id > ${last}::uuid)`;
    const rows: OwnRow[] = await readOwnRows(ctx, shopId, next, atOnce);
    if (rows.length > 0) yield rows.map((row) => lineOf(row, keys, ctx.config.publicUrl)).join('');
    last = rows.at(-1)?.id ?? null;
    if (rows.length < atOnce) return;
  }
}

async function specificationsIn({ db }: Ctx, shopId: string): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct jsonb_object_keys(specifications) as key from products
      where shop_id = ${shopId} and archived_at is null order by key`,
  );
  return rows.map(({ key }) => key);
}

function lineOf(row: OwnRow, keys: readonly string[], origin: string): string {
  const columns = {
    sku: row.sku,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? '' : moneyText(row.compareAtPesewas),
    stock: String(row.stockQuantity),
    category: row.categorySlug,
    is_active: row.isActive ? 'yes' : 'no',
    pictures: row.pictures.map((id) => `${origin}/media/${id}`).join(' '),
  };
  return csvLine([
    ...importColumnNames.map((name) => columns[name]),
    ...keys.map((key) => row.specifications[key] ?? ''),
  ]);
}
