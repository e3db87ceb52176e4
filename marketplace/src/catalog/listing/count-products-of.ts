import { and, count, inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { isPublic } from './product-filters.ts';

/** Counts the public products of each shop. */
export async function countProductsOf({ db }: Ctx, shopIds: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ shopId: products.shopId, total: count() })
    .from(products)
    .where(and(isPublic, inArray(products.shopId, shopIds)))
    .groupBy(products.shopId);
  return new Map(rows.map(({ shopId, total }) => [shopId, total]));
}
