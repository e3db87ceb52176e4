import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import { wishlistLimits as limits } from '@besesaka/schema/wishlist/limits.ts';
import type { Wish } from '@besesaka/schema/wishlist/resources.ts';
import { wishlistTexts as texts } from '@besesaka/schema/wishlist/texts.ts';
import { count as countRows, eq, sql } from 'drizzle-orm';
import { Refused } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { wishlistItems, wishlists } from './tables.ts';

const changeRule = { name: 'wishlist-changes', times: limits.changesPerMinute, seconds: 60 };

interface Change {
  productId: string;
  isFavorited: boolean;
}

/** Changes the wishlist under its lock and emits the change to the user's other tabs. */
export async function changeWishlist(
  ctx: Ctx,
  { productId, isFavorited }: Change,
  work: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<Wish> {
  await countAct(ctx, changeRule, texts.tooFast);
  return inTransaction(ctx, async (tx) => {
    const { userId, version } = await lockWishlist(tx);
    await work(tx, userId);
    const count = await countWishes(tx, userId);
    if (isFavorited && count > limits.itemsMax) throw new Refused(texts.full(limits.itemsMax));
    const wish = { product_id: productId, is_favorited: isFavorited, count, version };
    tx.emit(userId, wishlistChanged, wish);
    return wish;
  });
}

async function lockWishlist(tx: Tx): Promise<{ userId: string; version: number }> {
  const { userId } = requireViewer(tx);
  const [wishlist] = await tx.db
    .insert(wishlists)
    .values({ userId, version: 1, updatedAt: tx.now })
    .onConflictDoUpdate({
      target: wishlists.userId,
      set: { version: sql`${wishlists.version} + 1`, updatedAt: tx.now },
    })
    .returning({ version: wishlists.version });
  return { userId, version: wishlist?.version ?? 1 };
}

export async function countWishes({ db }: Pick<Ctx, 'db'>, userId: string): Promise<number> {
  const [row] = await db.select({ total: countRows() }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
  return row?.total ?? 0;
}
