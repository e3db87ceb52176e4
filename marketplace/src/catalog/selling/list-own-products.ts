import type { OwnProductsQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits, type OwnProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { withCategorySlug } from '#catalog/categories/find-slug.ts';
import { cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { imagesColumn, toImage } from '#catalog/product/product-images.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { type Key, nothing, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

const created = { by: products.createdAt, type: 'timestamptz' } as const;
const name = { by: sql`lower(${products.name})`, type: 'text' } as const;
const price = { by: products.pricePesewas, type: 'numeric' } as const;
const stock = { by: products.stockQuantity, type: 'numeric' } as const;

const orders: Record<OwnProductOrdering, Key> = {
  '-created_at': { ...created, isDown: true },
  created_at: { ...created, isDown: false },
  name: { ...name, isDown: false },
  '-name': { ...name, isDown: true },
  price: { ...price, isDown: false },
  '-price': { ...price, isDown: true },
  stock_quantity: { ...stock, isDown: false },
  '-stock_quantity': { ...stock, isDown: true },
  '-sales_count': { by: products.salesCount, type: 'numeric', isDown: true },
  '-updated_at': { by: products.updatedAt, type: 'timestamptz', isDown: true },
  '-views_count': { by: products.viewsCount, type: 'numeric', isDown: true },
};

interface Args {
  ctx: Ctx;
  input: OwnProductsQuery;
}

/** Returns all products of the viewer's shop, including drafts, or none if they have no shop. */
export async function listOwnProducts({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  if (!shop) return nothing;
  const which = and(eq(products.shopId, shop.id), ...conditions(await withCategorySlug(ctx, input), ctx.now));
  const ordering = input.ordering ?? '-created_at';
  const part = partOf(`own ${ordering}`, [orders[ordering], { by: products.id, type: 'uuid', isDown: true }], input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...cardColumns, images: imagesColumn, keys: part.keys })
      .from(products)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(products, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return {
    results: rows.map((row) => ({ ...toCard(row, ctx.now), images: row.images.map(toImage) })),
    count,
    ...place,
  };
}

const statuses: Record<NonNullable<OwnProductsQuery['status']>, SQL> = {
  all: sql`${products.archivedAt} is null`,
  active: isPublic,
  inactive: sql`not ${products.isActive} and ${products.archivedAt} is null`,
  archived: sql`${products.archivedAt} is not null`,
};

function conditions(query: OwnProductsQuery, now: Date): SQL[] {
  const { q, category, stock, featured, status, updated_after, sku, external_id } = query;
  // A program that asks for changes must hear of archived products.
  const conditions = status || !updated_after ? [statuses[status ?? 'all']] : [];
  if (updated_after) conditions.push(sql`${products.updatedAt} > ${updated_after}::timestamptz`);
  const isFeatured = sql`coalesce(${products.featuredUntil} > ${now.toISOString()}::timestamptz, false)`;
  if (q) conditions.push(matchesText(q));
  if (sku) conditions.push(hasSku(sku));
  if (external_id) conditions.push(eq(products.externalId, external_id));
  if (category) conditions.push(sql`${products.categoryPath} @> array[${category}::text]`);
  if (stock === 'in_stock') conditions.push(sql`${products.stockQuantity} > 0`);
  if (stock === 'out_of_stock') conditions.push(sql`${products.stockQuantity} = 0`);
  if (stock === 'low_stock') conditions.push(sql`${products.stockQuantity} < ${limits.lowStock}`);
  if (featured === 'featured') conditions.push(isFeatured);
  if (featured === 'not_featured') conditions.push(sql`not ${isFeatured}`);
  return conditions;
}

/** A simple product has one variant. */
const hasSku = (sku: string) =>
  sql`${products.id} in (select product_id from ${productVariants} where ${productVariants.sku} = ${sku})`;

/** Searches for the literal text. Special characters have no meaning, and accents are ignored. */
function matchesText(q: string): SQL {
  const searchText = sql`${products.name} || ' ' || ${products.categoryName} || ' ' || array_to_string(${products.categoryPath}, ' ')`;
  return sql`(strpos(lower(${searchText}), lower(${q})) > 0
    or (fold_text(${q}) <> '' and strpos(fold_text(${searchText}), fold_text(${q})) > 0))`;
}
