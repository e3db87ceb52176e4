import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, desc, ne, type SQL, sql } from 'drizzle-orm';
import { type CardRow, cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { findProduct } from './find-product.ts';

/** In stock, best sellers first: of the same category, filled up from the category above. */
export async function relatedProducts({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<ProductCard[]> {
  const product = await findProduct({ ctx, input });
  const [own = '', parent] = [...product.categoryPath].reverse();
  const same = within(own);
  const near = await bestSellers(ctx, and(same, ne(products.id, product.id)), limits.related);
  const missing = limits.related - near.length;
  const wider = missing > 0 && parent ? await bestSellers(ctx, and(within(parent), sql`not ${same}`), missing) : [];
  return [...near, ...wider].map((row) => toCard(row, ctx.now));
}

const within = (category: string) => sql`(${products.categoryPath} @> array[${category}::text])`;

function bestSellers(ctx: Ctx, condition: SQL | undefined, limit: number): Promise<CardRow[]> {
  return ctx.db
    .select(cardColumns)
    .from(products)
    .where(and(isPublic, sql`${products.stockQuantity} > 0`, condition))
    .orderBy(desc(products.salesCount), desc(products.id))
    .limit(limit);
}
