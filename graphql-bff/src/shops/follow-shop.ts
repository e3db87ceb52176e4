import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { followShop, listFollowedShops, unfollowShop } from '@besesaka/schema/shops/operations.ts';
import { shopFollow } from '@besesaka/schema/shops/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';

const FollowShopInput = builder.inputType('FollowShopInput', {
  description: 'A shop, and whether to follow it.',
  fields: (t) => ({
    shopSlug: t.string({ required: true, description: 'URL slug of the shop.' }),
    isFollowing: t.boolean({ required: true, description: 'true follows the shop, false unfollows it.' }),
  }),
});

mutation('followShop', {
  restCalls: [followShop, unfollowShop],
  description: 'Follows or unfollows a shop.',
  input: { type: FollowShopInput, description: 'The shop.' },
  payload: {
    shopSlug: { type: 'String', ...descriptionOf(shopFollow, 'shop_slug') },
    isFollowing: { type: 'Boolean', ...descriptionOf(shopFollow, 'is_following') },
    followerCount: { type: 'Int', ...descriptionOf(shopFollow, 'follower_count') },
  },
  resolve: async ({ shopSlug, isFollowing }, ctx) => {
    const follow = await ctx.rest.call(isFollowing ? followShop : unfollowShop, { params: { slug: shopSlug } });
    return { shopSlug: follow.shop_slug, isFollowing: follow.is_following, followerCount: follow.follower_count };
  },
});

builder.objectField(Viewer, 'followedShopSlugs', (t) =>
  t.stringList({
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.followsMax) },
    description: 'URL slugs of the shops that the viewer follows, most recently followed first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listFollowedShops, {})).slugs,
  }),
);
