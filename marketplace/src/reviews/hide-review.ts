import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { productReviews, shopReviews } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; isHidden: boolean };
}

/** By an admin, a review of either kind; the database takes its stars away or back. Answers whether there was anything to do. */
export async function hideReview({ ctx, input: { id, isHidden } }: Args): Promise<boolean> {
  for (const table of [productReviews, shopReviews]) {
    const stands = isHidden ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt);
    const changed = await ctx.db
      .update(table)
      .set({ hiddenAt: isHidden ? ctx.now : null })
      .where(and(eq(table.id, id), stands))
      .returning({ id: table.id });
    if (changed.length > 0) return true;
  }
  return false;
}
