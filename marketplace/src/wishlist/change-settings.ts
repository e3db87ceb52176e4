import type { WishlistSettingsInput } from '@besesaka/schema/wishlist/inputs.ts';
import { wishlistLimits as limits } from '@besesaka/schema/wishlist/limits.ts';
import type { Wishlist } from '@besesaka/schema/wishlist/resources.ts';
import { wishlistTexts as texts } from '@besesaka/schema/wishlist/texts.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { readWishlist } from './read-wishlist.ts';
import { wishlists } from './tables.ts';

const settingsRule = { name: 'wishlist-settings', times: limits.settingsPerHour, seconds: 60 * 60 };

/** Changes the given notification settings only. */
export async function changeSettings({ ctx, input }: { ctx: Ctx; input: WishlistSettingsInput }): Promise<Wishlist> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, settingsRule, texts.tooFast);
  const { price_drops: priceDrops, back_in_stock: backInStock, mails } = input;
  const switched = { priceDrops, backInStock, mails, updatedAt: ctx.now };
  await ctx.db
    .insert(wishlists)
    .values({ userId, version: 0, ...switched })
    .onConflictDoUpdate({ target: wishlists.userId, set: switched });
  return readWishlist({ ctx });
}
