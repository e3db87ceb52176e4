import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { followShop, listFollowedShops, unfollowShop } from '@besesaka/schema/shops/operations.ts';
import { z } from 'zod';
import { readOnce } from '#platform/context/context.ts';
import { customMutation } from '#platform/contract/mutation.ts';
import { viewerField } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { sliceOf } from '#platform/graphql/list-slice.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Shop } from './shop.ts';
import { ShopConnection } from './shop-list.ts';

const sizes = { usual: directoryLimits.pageSize };

customMutation(
  followShop,
  { shop: Shop, shopSlug: 'shop_slug', isFollowing: 'is_following', followerCount: 'follower_count' },
  {
    description: 'Follows or unfollows a shop. Products of followed shops appear in the feed of the user.',
    calls: [unfollowShop],
    add: z.object({ is_following: describe(z.boolean(), 'true follows the shop, false unfollows it') }),
    run: async ({ params: { slug = '' }, added }, ctx) => {
      const follow = await ctx.rest.call(added.is_following ? followShop : unfollowShop, { params: { slug } });
      return {
        shop: { id: follow.shop_id, name: follow.shop_name, slug: follow.shop_slug },
        shopSlug: follow.shop_slug,
        isFollowing: follow.is_following,
        followerCount: follow.follower_count,
      };
    },
  },
);

builder.objectField(Viewer, 'followedShops', (t) =>
  t.field({
    type: ShopConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Shops that the viewer follows, most recently followed first.',
    args: cursorArgs(sizes),
    resolve: async (_viewer, args, ctx) => {
      const { results } = await readOnce(ctx, listFollowedShops, {});
      const shops = results.map(({ id, business_name, business_slug }) => ({
        id,
        name: business_name,
        slug: business_slug,
      }));
      return sliceOf(shops, args, sizes);
    },
  }),
);

viewerField('followedShopSlugs', listFollowedShops, { field: 'slugs' });
