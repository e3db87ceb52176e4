import { eq } from 'drizzle-orm';
import { deletedName } from '#accounts/deletion/delete-people.ts';
import type { Tx } from '#platform/context.ts';
import { helpfulVotes, productReviews, shopReviews } from './tables.ts';

/** Reviews stay, as others decide by them; who wrote them is not said any more, and their photos go with their uploads. */
export async function forgetPerson({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  const reviewerName = deletedName;
  await tx.db.update(productReviews).set({ reviewerName, imageIds: [] }).where(eq(productReviews.userId, userId));
  await tx.db.update(shopReviews).set({ reviewerName }).where(eq(shopReviews.userId, userId));
  await tx.db.delete(helpfulVotes).where(eq(helpfulVotes.userId, userId));
}
