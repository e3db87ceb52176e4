import type { Wishlist } from '@besesaka/schema/wishlist/resources.ts';
import { desc, eq } from 'drizzle-orm';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { wishlistItems, wishlists } from './tables.ts';

const unused = { version: 0, priceDrops: true, backInStock: true, mails: true };

/** Returns the whole wishlist in one statement. It is bounded, and clients read it once per visit. */
export async function readWishlist({ ctx }: { ctx: Ctx }): Promise<Wishlist> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select({ head: wishlists, productId: wishlistItems.productId })
    .from(wishlists)
    .leftJoin(wishlistItems, eq(wishlistItems.userId, wishlists.userId))
    .where(eq(wishlists.userId, userId))
    .orderBy(desc(wishlistItems.createdAt), wishlistItems.productId);
  const { version, priceDrops, backInStock, mails } = rows[0]?.head ?? unused;
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  return {
    product_ids: productIds,
    count: productIds.length,
    version,
    settings: { price_drops: priceDrops, back_in_stock: backInStock, mails },
  };
}
