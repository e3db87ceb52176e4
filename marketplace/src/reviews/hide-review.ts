import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { deleteMedia } from '#platform/uploads/delete-media.ts';
import { productReviews, shopReviews } from './tables.ts';

interface Args {
  tx: Tx;
  input: { id: string; isHidden: boolean };
}

/** Hides or shows a review for an admin. A trigger updates the rating summary. Returns whether the review changed. */
export async function hideReview({ tx, input: { id, isHidden } }: Args): Promise<boolean> {
  for (const table of [productReviews, shopReviews]) {
    const [changed] = await tx.db
      .update(table)
      .set({ hiddenAt: isHidden ? tx.now : null })
      .where(and(eq(table.id, id), isHidden ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt)))
      .returning({ id: table.id });
    if (!changed) continue;
    await setMediaHidden(tx, sql`select unnest(image_ids) from ${productReviews} where id = ${id}`, isHidden);
    return true;
  }
  return false;
}

/** Deletes the pictures of a hidden review permanently. Returns their number. */
export async function dropReviewPictures({ tx, input: { id } }: { tx: Tx; input: { id: string } }): Promise<number> {
  const deleted = await deleteMedia(tx, sql`select unnest(image_ids) from ${productReviews} where id = ${id}`);
  await tx.db.update(productReviews).set({ imageIds: [] }).where(eq(productReviews.id, id));
  return deleted;
}
