import { and, desc, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type CardRow, cardColumns } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** A part of the category tree. */
export interface Shelf {
  within: string;
  without: string | null;
}

const nameOf = ({ within, without }: Shelf) => `${within} ${without ?? ''}`;

/**
 * Returns the products in stock on each of these shelves, best sellers first, in one statement with one part per shelf. If
 * `inAll` limits the total, shelves after it is reached are not read.
 */
export async function bestSellers(
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
