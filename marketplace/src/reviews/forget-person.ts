import { eq } from 'drizzle-orm';
import { deletedName } from '#accounts/deletion/delete-people.ts';
import type { Ctx } from '#platform/context.ts';
import { helpfulVotes, productReviews, shopReviews } from './tables.ts';

/** Reviews stay, as others decide by them; who wrote them is not said any more, and their photos go with their uploads. */
export async function forgetPerson({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  const reviewerName = deletedName;
  await ctx.db.update(productReviews).set({ reviewerName, imageIds: [] }).where(eq(productReviews.userId, userId));
  await ctx.db.update(shopReviews).set({ reviewerName }).where(eq(shopReviews.userId, userId));
  await ctx.db.delete(helpfulVotes).where(eq(helpfulVotes.userId, userId));
}
