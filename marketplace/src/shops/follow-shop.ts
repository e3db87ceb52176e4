import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import type { FollowedShops, ShopFollow } from '@besesaka/schema/shops/resources.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { findShop } from './find-shop.ts';
import { shopFollows, shops } from './tables.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Returns those of `others` who blocked this user. */
    findBlockers: (ctx: Ctx, userId: string, others: readonly string[]) => Promise<ReadonlySet<string>>;
  }
}

const followRule = { name: 'shop-follows', times: limits.followsPerHour, seconds: 60 * 60 };

interface Args {
  ctx: Ctx;
  input: { slug: string; isFollowing: boolean };
}

/** Follows or unfollows a shop. Repeated calls change nothing. */
export async function followShop({ ctx, input: { slug, isFollowing } }: Args): Promise<ShopFollow> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, followRule, texts.followTooFast);
  const { id: shopId, ownerId, ...shop } = await findShop({ ctx, input: { slug } });
  if (ownerId === userId) throw new Forbidden(texts.followOwn);
  if (isFollowing) {
    if ((await ctx.ports.findBlockers(ctx, userId, [ownerId])).size > 0) throw new Forbidden(texts.followBlocked);
    const many = await ctx.db.$count(shopFollows, eq(shopFollows.userId, userId));
    if (many >= limits.followsMax) throw new Refused(texts.followFull(limits.followsMax));
    await ctx.db.insert(shopFollows).values({ userId, shopId, createdAt: ctx.now }).onConflictDoNothing();
  } else {
    await ctx.db.delete(shopFollows).where(and(eq(shopFollows.userId, userId), eq(shopFollows.shopId, shopId)));
  }
  const follower_count = await ctx.db.$count(shopFollows, eq(shopFollows.shopId, shopId));
  return { shop_id: shopId, shop_name: shop.name, shop_slug: shop.slug, is_following: isFollowing, follower_count };
}

/** Returns the followed shops. The number is bounded, and clients read it once per visit. */
export async function listFollowed({ ctx }: { ctx: Ctx }): Promise<FollowedShops> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select({ id: shops.id, business_name: shops.businessName, business_slug: shops.businessSlug })
    .from(shopFollows)
    .innerJoin(shops, eq(shops.id, shopFollows.shopId))
    .where(eq(shopFollows.userId, userId))
    .orderBy(desc(shopFollows.createdAt))
    .limit(limits.followsMax);
  return { slugs: rows.map((row) => row.business_slug), results: rows };
}
