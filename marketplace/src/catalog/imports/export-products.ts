import { type ImportColumn, importColumnNames, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
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
  // Spreadsheets read the file as UTF-8 because of this mark.
  yield `\uFEFF${csvLine([...importColumnNames, ...keys.map((key) => `${specificationPrefix}${key}`)])}`;
  for (let last: string | null = null; shopId; ) {
    const next = sql`archived_at is null and (${last}::uuid is null or id > ${last}::uuid)`;
    const rows: OwnRow[] = await readOwnRows(ctx, shopId, next, atOnce);
    if (rows.length > 0) yield rows.map((row) => linesOf(row, keys, ctx.config.publicUrl)).join('');
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

/** One line, or one for each variant. Their first one has what all have in common. */
function linesOf(row: OwnRow, keys: readonly string[], origin: string): string {
  const addressOf = (id: string) => `${origin}/media/${id}`;
  const product = {
    external_id: row.externalId ?? '',
    description: row.description,
    category: row.categorySlug,
    is_active: row.isActive ? 'yes' : 'no',
    pictures: row.pictures.map(addressOf).join(' '),
  };
  const specifications = keys.map((key) => row.specifications[key] ?? '');
  const offers = row.variants.length === 0 ? [{ ...row, optionValues: [], mediaId: null }] : row.variants;
  return offers
    .map((offer, place) => {
      const columns: Partial<Record<ImportColumn, string>> = {
        sku: offer.sku,
        slug: row.slug,
        name: row.name,
        ...(place === 0 && product),
        price: moneyText(offer.pricePesewas),
        compare_at_price: offer.compareAtPesewas === null ? '' : moneyText(offer.compareAtPesewas),
        stock: String(offer.stockQuantity),
        ...Object.fromEntries(
          offer.optionValues.flatMap((value, index) => optionCells(index, row.options[index]?.name, value)),
        ),
        picture: offer.mediaId === null ? '' : addressOf(offer.mediaId),
      };
      return csvLine([
        ...importColumnNames.map((name) => columns[name] ?? ''),
        ...specifications.map((value) => (place === 0 ? value : '')),
      ]);
    })
    .join('');
}

function optionCells(at: number, name = '', value = ''): [string, string][] {
  return [
    [`option${at + 1}_name`, name],
    [`option${at + 1}_value`, value],
  ];
}
