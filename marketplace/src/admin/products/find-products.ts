import type { AdminProductState } from '@besesaka/schema/admin/limits.ts';
import type { AdminProductRow, AdminProductsQuery } from '@besesaka/schema/admin/products.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { hiddenReason } from '#admin/hidden-reason.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { mediaPath } from '#platform/media/paths.ts';

const columns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  sku: products.sku,
  categoryName: products.categoryName,
  pricePesewas: products.pricePesewas,
  stockQuantity: products.stockQuantity,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
  primaryImage: products.primaryImage,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  hiddenAt: products.hiddenAt,
  createdAt: products.createdAt,
  hiddenReason: hiddenReason('product', 'products'),
};

/** Searches the products of all shops for admins, newest first, including drafts and hidden ones. */
export async function findProducts({ ctx, input }: { ctx: Ctx; input: AdminProductsQuery }) {
  const { q, state = 'active' } = input;
  const which = and(stateConditions[state], q ? named(q) : undefined);
  const part = partOf(`admin ${state}`, byTime(products.createdAt, products.id), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...columns, keys: part.keys })
      .from(products)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(products, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map(toRow), count, ...place };
}

const isAway = sql`not (${products.isActive} and ${products.archivedAt} is null)`;

/** Written as in the partial indexes. Hidden products are archived as well. */
const stateConditions: Record<AdminProductState, SQL> = {
  active: isPublic,
  draft: sql`${isAway} and ${products.archivedAt} is null`,
  archived: sql`${isAway} and ${products.archivedAt} is not null and ${products.hiddenAt} is null`,
  hidden: sql`${isAway} and ${products.hiddenAt} is not null`,
};

const named = (words: string) =>
  or(eq(products.sku, words.toUpperCase()), sql`${products.search} @@ search_query(${words}, '', true)`);

type Row = Omit<typeof products.$inferSelect, 'search'>;

function stateOf({ isActive, archivedAt, hiddenAt }: Pick<Row, 'isActive' | 'archivedAt' | 'hiddenAt'>) {
  if (hiddenAt) return 'hidden';
  if (archivedAt) return 'archived';
  return isActive ? 'active' : 'draft';
}

function toRow(row: Pick<Row, Exclude<keyof typeof columns, 'hiddenReason'>> & { hiddenReason: string | null }) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    category_name: row.categoryName,
    price: moneyText(row.pricePesewas),
    stock_quantity: row.stockQuantity,
    shop_name: row.sellerName,
    shop_slug: row.sellerSlug,
    image: row.primaryImage && mediaPath(row.primaryImage.id),
    state: stateOf(row),
    hidden_reason: row.hiddenReason,
    created_at: row.createdAt.toISOString(),
  } satisfies AdminProductRow;
}
