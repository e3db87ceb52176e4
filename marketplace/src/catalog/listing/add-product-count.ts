import type { Shop } from '@besesaka/schema/shops/resources.ts';
import { and, count, inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { isPublic } from './product-filters.ts';

/** Fills in how many products of these shops everybody can see. */
export async function addProductCount({ ctx, values }: { ctx: Ctx; values: Shop[] }): Promise<void> {
  const rows = await ctx.db
    .select({ shopId: products.shopId, total: count() })
    .from(products)
    .where(
      and(
        isPublic,
        inArray(
          products.shopId,
          values.map((shop) => shop.id),
        ),
      ),
    )
    .groupBy(products.shopId);
  const totals = new Map(rows.map(({ shopId, total }) => [shopId, total]));
  for (const shop of values) shop.product_count = totals.get(shop.id) ?? 0;
}
