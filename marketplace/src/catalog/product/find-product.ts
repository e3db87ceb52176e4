import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { shops } from '#shops/tables.ts';

/** Public products are visible to everyone, drafts and archived products only to their owner. */
export function visibleTo(viewer: { userId: string | Placeholder } | null): SQL {
  const own = viewer ? eq(shops.ownerId, viewer.userId) : undefined;
  return sql`(${or(isPublic, own)})`;
}

export interface FoundProduct {
  id: string;
  slug: string;
  ownerId: string;
  categoryPath: string[];
  ratingSum: number;
  ratingCount: number;
}

/** Finds the product with this slug or ID. Throws a 404 if the viewer may not see it. */
export async function findProduct({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<FoundProduct> {
  const [found] = await ctx.db
    .select({
      id: products.id,
      slug: products.slug,
      ownerId: shops.ownerId,
      categoryPath: products.categoryPath,
      ratingSum: products.ratingSum,
      ratingCount: products.ratingCount,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(byHandle(products, input.slug), visibleTo(ctx.viewer)));
  if (!found) throw new NotFound(texts.productMissing);
  return found;
}
