import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, count, eq, ne } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

interface ListingToCheck {
  shop: { id: string; listingLimit: number | null };
  categoryId: string;
  /** The product to be made public. */
  id: string;
}

/** Checks that the shop may show one more product in this category. The caller has locked the shop. */
export async function checkFreeLimit(ctx: Ctx, { shop, categoryId, id }: ListingToCheck): Promise<void> {
  if (shop.listingLimit === null) return;
  const [row] = await ctx.db
    .select({ total: count() })
    .from(products)
    .where(and(isPublic, eq(products.shopId, shop.id), eq(products.categoryId, categoryId), ne(products.id, id)));
  if ((row?.total ?? 0) >= shop.listingLimit) throw new Refused(texts.freeLimit(shop.listingLimit));
}
