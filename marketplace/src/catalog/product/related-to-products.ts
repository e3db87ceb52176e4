import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { shops } from '#shops/tables.ts';
import { visibleTo } from './find-product.ts';
import { relatedTo } from './related-products.ts';

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
  const known = await placedProducts(ctx.db, { ids: input.ids, viewer: ctx.viewer?.userId ?? null });
  const related = await relatedTo(ctx, known, input.limit);
  return [...related].map(([id, results]) => ({ id, results }));
}
