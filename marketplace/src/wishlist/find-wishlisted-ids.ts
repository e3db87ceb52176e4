import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { wishlistItems } from './tables.ts';

/** Returns the ids of those products that the user saved. */
export async function findWishlistedIds({ db }: Ctx, userId: string, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), inArray(wishlistItems.productId, ids)));
  return new Set(rows.map(({ id }) => id));
}
