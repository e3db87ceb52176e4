import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { followShop, listFollowedShops, unfollowShop } from '@besesaka/schema/shops/operations.ts';
import { type ShopFollow as Follow, shopFollow } from '@besesaka/schema/shops/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const ShopFollow = builder.objectRef<Follow>('ShopFollow').implement({
  description: 'Whether the viewer follows a shop.',
  fields: (t) => passedThrough(t, shopFollow),
});

const FollowShopInput = builder.inputType('FollowShopInput', {
  description: 'A shop, and whether to follow it.',
  fields: (t) => ({
    shopSlug: t.string({ required: true, description: 'URL slug of the shop.' }),
    isFollowing: t.boolean({ required: true, description: 'true follows the shop, false unfollows it.' }),
  }),
});

builder.mutationField('followShop', (t) =>
  t.field({
    type: ShopFollow,
    extensions: asks(followShop, unfollowShop),
    description: 'Follows or unfollows a shop.',
    args: { input: t.arg({ type: FollowShopInput, required: true, description: 'The shop.' }) },
    errors: failsAs('FollowShopResult', 'Whether the viewer follows the shop, or an error.'),
    resolve: (_root, { input: { shopSlug, isFollowing } }, ctx) =>
      ctx.rest.call(isFollowing ? followShop : unfollowShop, { params: { slug: shopSlug } }),
  }),
);

builder.objectField(Viewer, 'followedShopSlugs', (t) =>
  t.stringList({
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.followsMax) },
    description: 'URL slugs of the shops that the viewer follows, most recently followed first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listFollowedShops, {})).slugs,
  }),
);
