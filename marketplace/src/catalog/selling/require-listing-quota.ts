import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';

/** The free tier limits the public products of a category. The shop's lock makes each one count. */
export async function requireListingQuota(
  { db }: Tx,
  { id, listingLimit }: { id: string; listingLimit: number | null },
  categoryId: string,
): Promise<void> {
  if (listingLimit === null) return;
  const count = await db.$count(products, and(isPublic, eq(products.shopId, id), eq(products.categoryId, categoryId)));
  if (count >= listingLimit) throw new Refused(texts.freeLimit(listingLimit));
}
