import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { wishlistItems } from './tables.ts';

/** Fills in which of these products the viewer wished for. */
export async function markWished({ ctx, values }: { ctx: Ctx; values: ProductCard[] }): Promise<void> {
  if (!ctx.viewer) return;
  const ids = values.map(({ id }) => id);
  const rows = await ctx.db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, ctx.viewer.userId), inArray(wishlistItems.productId, ids)));
  const wished = new Set(rows.map(({ id }) => id));
  for (const product of values) product.is_favorited = wished.has(product.id);
}
