import { eq, sql } from 'drizzle-orm';
import { deletedName } from '#accounts/deletion/delete-users.ts';
import { forgetCopies, type Shared } from '#accounts/deletion/forget-copies.ts';
import type { Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { helpfulVotes, productReviews, shopReviews } from './tables.ts';

/** Keeps reviews without their author's name, because buyers rely on them. Photos are deleted with the user's uploads. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  const reviewerName = deletedName;
  await forgetCopies(tx, await sharedWith(tx, userId));
  await tx.db.update(productReviews).set({ reviewerName, imageIds: [] }).where(eq(productReviews.userId, userId));
  await tx.db.update(shopReviews).set({ reviewerName }).where(eq(shopReviews.userId, userId));
  await tx.db.delete(helpfulVotes).where(eq(helpfulVotes.userId, userId));
}

/** Reviews by this user, and of the user's own shop and products: each is named to the other side. */
function sharedWith({ db }: Tx, userId: string): Promise<Shared[]> {
  return rowsOf<Shared>(
    db,
    sql`
    with given as not materialized (
      select review.id, review.user_id as writer, shops.owner_id as owner
      from product_reviews review join products on products.id = review.product_id join shops on shops.id = products.shop_id
      union all
      select review.id, review.user_id, shops.owner_id from shop_reviews review join shops on shops.id = review.shop_id
    )
    select id::text, owner as holder from given where writer = ${userId}
    union all select id::text, writer from given where owner = ${userId}`,
  );
}
