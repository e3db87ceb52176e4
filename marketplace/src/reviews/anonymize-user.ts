import { eq } from 'drizzle-orm';
import { deletedName } from '#accounts/deletion/delete-people.ts';
import type { Tx } from '#platform/context.ts';
import { helpfulVotes, productReviews, shopReviews } from './tables.ts';

/** Keeps reviews without their author's name, because buyers rely on them. Photos are deleted with the user's uploads. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  const reviewerName = deletedName;
  await tx.db.update(productReviews).set({ reviewerName, imageIds: [] }).where(eq(productReviews.userId, userId));
  await tx.db.update(shopReviews).set({ reviewerName }).where(eq(shopReviews.userId, userId));
  await tx.db.delete(helpfulVotes).where(eq(helpfulVotes.userId, userId));
}
