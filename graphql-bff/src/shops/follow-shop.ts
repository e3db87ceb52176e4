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
  description: 'How it stands between you and a shop now.',
  fields: (t) => passedThrough(t, shopFollow),
});

const FollowShopInput = builder.inputType('FollowShopInput', {
  description: 'Which shop, and whether you want to see what is new there.',
  fields: (t) => ({
    shopSlug: t.string({ required: true, description: 'The last part of the address of the shop.' }),
    isFollowing: t.boolean({ required: true, description: 'False ends it.' }),
  }),
});

builder.mutationField('followShop', (t) =>
  t.field({
    type: ShopFollow,
    extensions: asks(followShop, unfollowShop),
    description: 'Follows a shop, or ends that.',
    args: { input: t.arg({ type: FollowShopInput, required: true, description: 'Which, and whether.' }) },
    errors: failsAs('FollowShopResult', 'How it stands now, or why it stays as it was.'),
    resolve: (_root, { input: { shopSlug, isFollowing } }, ctx) =>
      ctx.rest.call(isFollowing ? followShop : unfollowShop, { params: { slug: shopSlug } }),
  }),
);

builder.objectField(Viewer, 'followedShopSlugs', (t) =>
  t.stringList({
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.followsMax) },
    description: 'The shops that you follow, those followed last first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listFollowedShops, {})).slugs,
  }),
);
