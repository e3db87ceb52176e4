import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

export type ListingRoom = ReturnType<typeof createListingRoom>;

/** Counts the public products of each category while many of a shop's products change, for the limit of the free tier. */
export function createListingRoom({ db }: Pick<Ctx, 'db'>, shop: { id: string; listingLimit: number | null }) {
  const counts = new Map<string, number>();
  const countOf = async (categoryId: string): Promise<number> => {
    const known = counts.get(categoryId);
    if (known !== undefined) return known;
    const isThere = and(isPublic, eq(products.shopId, shop.id), eq(products.categoryId, categoryId));
    const count = await db.$count(products, isThere);
    counts.set(categoryId, count);
    return count;
  };
  return {
    /** A public product changes its category; null if it is not public before or afterwards. */
    async move(from: string | null, to: string | null): Promise<void> {
      const { listingLimit } = shop;
      if (listingLimit === null || from === to) return;
      if (to !== null) {
        const count = await countOf(to);
        if (count >= listingLimit) throw new Refused(texts.freeLimit(listingLimit));
        counts.set(to, count + 1);
      }
      if (from !== null) counts.set(from, (await countOf(from)) - 1);
    },
  };
}
