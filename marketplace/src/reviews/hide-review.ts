import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { dropMedia } from '#platform/media/drop-media.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { productReviews, shopReviews } from './tables.ts';

interface Args {
  tx: Tx;
  input: { id: string; isHidden: boolean };
}

/** By an admin, a review of either kind; the database takes its stars away or back. Answers whether there was anything to do. */
export async function hideReview({ tx, input: { id, isHidden } }: Args): Promise<boolean> {
  const hiddenAt = isHidden ? tx.now : null;
  const isIt = (ids: PgColumn, at: PgColumn): SQL | undefined =>
    and(eq(ids, id), isHidden ? isNull(at) : isNotNull(at));
  const ofProduct = await tx.db
    .update(productReviews)
    .set({ hiddenAt })
    .where(isIt(productReviews.id, productReviews.hiddenAt))
    .returning({ productId: productReviews.productId });
  if (ofProduct[0]) {
    changePages(tx, shown.product(ofProduct[0].productId));
    await setMediaHidden(tx, sql`select unnest(image_ids) from ${productReviews} where id = ${id}`, isHidden);
    return true;
  }
  const ofShop = await tx.db
    .update(shopReviews)
    .set({ hiddenAt })
    .where(isIt(shopReviews.id, shopReviews.hiddenAt))
    .returning({ shopId: shopReviews.shopId });
  if (ofShop[0]) changePages(tx, shown.shop(ofShop[0].shopId));
  return ofShop.length > 0;
}

/** Of a hidden review, for good; says how many there were. */
export async function dropReviewPictures({ tx, input: { id } }: { tx: Tx; input: { id: string } }): Promise<number> {
  const dropped = await dropMedia(tx, sql`select unnest(image_ids) from ${productReviews} where id = ${id}`);
  await tx.db.update(productReviews).set({ imageIds: [] }).where(eq(productReviews.id, id));
  return dropped;
}
