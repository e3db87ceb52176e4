import type { WishInput } from '@besesaka/schema/wishlist/inputs.ts';
import type { WishAnswer } from '@besesaka/schema/wishlist/resources.ts';
import { wishlistTexts as texts } from '@besesaka/schema/wishlist/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { changeWishlist } from './change-wishlist.ts';
import { wishlistItems } from './tables.ts';

/** Removing a missing product succeeds, so that a double tap is not an error. */
export async function removeFromWishlist({ ctx, input }: { ctx: Ctx; input: WishInput }): Promise<WishAnswer> {
  const productId = input.product_id;
  const wish = await changeWishlist(ctx, { productId, isFavorited: false }, (tx, userId) =>
    tx.db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId))),
  );
  return { ...wish, message: texts.removed };
}
