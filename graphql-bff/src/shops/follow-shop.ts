import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { followShop, listFollowedShops, unfollowShop } from '@besesaka/schema/shops/operations.ts';
import { shopFollow } from '@besesaka/schema/shops/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { viewerField } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { handleOf } from '#platform/graphql/handles.ts';
import { sliceOf } from '#platform/graphql/list-slice.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

import { Shop } from './shop.ts';
import { ShopConnection } from './shop-list.ts';

const sizes = { usual: limits.pageSize };

const FollowShopInput = builder.inputType('FollowShopInput', {
  description: 'A shop, and whether to follow it.',
  fields: (t) => ({
    shopSlug: t.string({ description: 'URL slug of the shop.' }),
    shopId: t.id({ description: 'ID of the shop, instead of the slug.' }),
    isFollowing: t.boolean({ required: true, description: 'true follows the shop, false unfollows it.' }),
  }),
});

mutation('followShop', {
  restCalls: [followShop, unfollowShop],
  description: 'Follows or unfollows a shop.',
  input: { type: FollowShopInput, description: 'The shop.' },
  payload: {
    shop: { type: Shop, description: 'The shop.' },
    shopSlug: { type: 'String', ...descriptionOf(shopFollow, 'shop_slug') },
    isFollowing: { type: 'Boolean', ...descriptionOf(shopFollow, 'is_following') },
    followerCount: { type: 'Int', ...descriptionOf(shopFollow, 'follower_count') },
  },
  resolve: async ({ shopSlug, shopId, isFollowing }, ctx) => {
    const slug = handleOf(['shopSlug', shopSlug], ['shopId', shopId]);
    const follow = await ctx.rest.call(isFollowing ? followShop : unfollowShop, { params: { slug } });
    const shop = { id: follow.shop_id, name: follow.shop_name, slug: follow.shop_slug };
    return { shop, shopSlug: follow.shop_slug, isFollowing: follow.is_following, followerCount: follow.follower_count };
  },
});

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
