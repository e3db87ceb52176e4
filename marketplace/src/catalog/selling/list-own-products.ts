import type { OwnProductsQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits, type OwnProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { shops } from '#shops/tables.ts';

const orders: Record<OwnProductOrdering, SQL> = {
  '-created_at': desc(products.createdAt),
  created_at: asc(products.createdAt),
  name: sql`lower(${products.name})`,
  '-name': sql`lower(${products.name}) desc`,
  price: asc(products.pricePesewas),
  '-price': desc(products.pricePesewas),
  stock_quantity: asc(products.stockQuantity),
  '-stock_quantity': desc(products.stockQuantity),
  '-sales_count': desc(products.salesCount),
  '-views_count': desc(products.viewsCount),
};

interface Args {
  ctx: Ctx;
  input: OwnProductsQuery;
}

/** All that the own shop has, drafts too; nothing where there is no shop. */
export async function listOwnProducts({ ctx, input }: Args): Promise<{ results: ProductCard[]; count: number }> {
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  if (!shop) return { results: [], count: 0 };
  const which = and(eq(products.shopId, shop.id), ...conditions(input, ctx.now));
  const { limit, offset } = pageRows(input);
  const rows = ctx.db
    .select(cardColumns)
    .from(products)
    .where(which)
    .orderBy(orders[input.ordering ?? '-created_at'], desc(products.id))
    .limit(limit)
    .offset(offset);
  const [found, [counted]] = await Promise.all([rows, ctx.db.select({ total: count() }).from(products).where(which)]);
  return { results: found.map((row) => toCard(row, ctx.now)), count: counted?.total ?? 0 };
}

const statuses: Record<NonNullable<OwnProductsQuery['status']>, SQL> = {
  all: sql`${products.archivedAt} is null`,
  active: isPublic,
  inactive: sql`not ${products.isActive} and ${products.archivedAt} is null`,
  archived: sql`${products.archivedAt} is not null`,
};

function conditions({ q, category, stock, featured, status = 'all' }: OwnProductsQuery, now: Date): SQL[] {
  const wanted = [statuses[status]];
  const isFeatured = sql`coalesce(${products.featuredUntil} > ${now.toISOString()}::timestamptz, false)`;
  if (q) wanted.push(holds(q));
  if (category) wanted.push(sql`${products.categoryPath} @> array[${category}::text]`);
  if (stock === 'in_stock') wanted.push(sql`${products.stockQuantity} > 0`);
  if (stock === 'out_of_stock') wanted.push(sql`${products.stockQuantity} = 0`);
  if (stock === 'low_stock') wanted.push(sql`${products.stockQuantity} < ${limits.lowStock}`);
  if (featured === 'featured') wanted.push(isFeatured);
  if (featured === 'not_featured') wanted.push(sql`not ${isFeatured}`);
  return wanted;
}

/** What was typed means itself, whatever signs it has; letters with and without accents are one. */
function holds(q: string): SQL {
  const words = sql`${products.name} || ' ' || ${products.categoryName}`;
  return sql`(strpos(lower(${words}), lower(${q})) > 0
    or (fold_text(${q}) <> '' and strpos(fold_text(${words}), fold_text(${q})) > 0))`;
}
