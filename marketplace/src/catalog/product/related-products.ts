import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type CardRow, cardColumns, markFavorites, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { shops } from '#shops/tables.ts';
import { findProduct, visibleTo } from './find-product.ts';

interface Placed {
  id: string;
  categoryPath: string[];
}

/** Returns products in stock, best sellers first, from the same category and then from its parent. */
export async function relatedProducts({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<ProductCard[]> {
  const product = await findProduct({ ctx, input });
  return (await relatedTo(ctx, [product], limits.related)).get(product.id) ?? [];
}

interface Args {
  ctx: Ctx;
  input: { ids: string[]; limit: number };
}

const placedProducts = builtOnce((db) =>
  db
    .select({ id: products.id, categoryPath: products.categoryPath })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, visibleTo({ userId: sql.placeholder('viewer') }))),
);

/** Returns the related products of those products that the viewer may see. */
export async function relatedToProducts({ ctx, input }: Args): Promise<{ id: string; results: ProductCard[] }[]> {
  const placed = await placedProducts(ctx.db, { ids: input.ids, viewer: ctx.viewer?.userId ?? null });
  const related = await relatedTo(ctx, placed, input.limit);
  return [...related].map(([id, results]) => ({ id, results }));
}

/** Returns the related products of several products with one statement. */
async function relatedTo(ctx: Ctx, wanted: Placed[], most: number): Promise<Map<string, ProductCard[]>> {
  // One extra row, because the product itself may be among them.
  const limit = most + 1;
  const sellers = await bestSellers(
    ctx,
    wanted.flatMap(shelvesOf),
    wanted.length === 1 ? { limit, inAll: limit } : { limit },
  );
  const related = new Map(
    wanted.map((product) => {
      const rows = shelvesOf(product).flatMap((shelf) => sellers(shelf));
      const others = rows.filter(({ id }) => id !== product.id).slice(0, most);
      return [product.id, others.map((row) => toCard(row, ctx.now))];
    }),
  );
  const cards = [...related.values()].flat();
  await markFavorites(ctx, cards);
  return related;
}

/** The product's own category comes first, then the rest of its parent. */
function shelvesOf({ categoryPath }: Placed): Shelf[] {
  const [own = '', parent] = [...categoryPath].reverse();
  const near = { within: own, without: null };
  return parent === undefined ? [near] : [near, { within: parent, without: own }];
}

/** A part of the category tree. */
interface Shelf {
  within: string;
  without: string | null;
}

const nameOf = ({ within, without }: Shelf) => `${within} ${without ?? ''}`;

/**
 * Returns the products in stock on each of these shelves, best sellers first, in one statement with one part per shelf. If
 * `inAll` limits the total, shelves after it is reached are not read.
 */
async function bestSellers(
  ctx: Ctx,
  shelves: Shelf[],
  { limit, inAll }: { limit: number; inAll?: number },
): Promise<(shelf: Shelf) => CardRow[]> {
  const different = new Map(shelves.map((shelf) => [nameOf(shelf), shelf]));
  const [first, second, ...more] = [...different].map(([name, shelf]) => bestSellersOf(ctx, name, shelf, limit));
  const both = first && second && unionAll(first, second, ...more);
  const rows = await (both && inAll !== undefined ? both.limit(inAll) : (both ?? first));
  return (wanted) => (rows ?? []).filter(({ shelf }) => shelf === nameOf(wanted));
}

function bestSellersOf(ctx: Ctx, name: string, { within, without }: Shelf, limit: number) {
  return ctx.db
    .select({ ...cardColumns, shelf: sql<string>`${name}::text`.as('shelf') })
    .from(products)
    .where(
      and(
        isPublic,
        sql`${products.stockQuantity} > 0`,
        isIn(within),
        without === null ? undefined : sql`not ${isIn(without)}`,
      ),
    )
    .orderBy(desc(products.salesCount), desc(products.id))
    .limit(limit);
}

function isIn(category: string): SQL {
  return sql`(${products.categoryPath} @> array[${category}::text])`;
}
