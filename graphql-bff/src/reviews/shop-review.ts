import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { listReviewsOfShops } from '@besesaka/schema/reviews/operations.ts';
import {
  type ShopReview as ReviewOfShop,
  type ReviewsOfShop,
  shopReview,
  shopScores,
} from '@besesaka/schema/reviews/resources.ts';
import { createLoader } from '#platform/context/loader.ts';
import { objectOf } from '#platform/contract/object.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  type ConnectionValue,
  connectionOf,
  countsTotal,
  cursorArgs,
  neighboursOf,
  positionOf,
  sizedAs,
  toConnection,
} from '#platform/graphql/connection.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { Shop } from '#shops/shop.ts';
import { Review } from './review.ts';

const ShopReview = objectOf(shopReview, { interfaces: [Review] });
const ShopScores = objectOf(shopScores, { without: ['total_reviews'] });

const sizes = { usual: limits.pageSize };

interface WithSummary extends ConnectionValue<ReviewOfShop> {
  summary: ReviewsOfShop['summary'];
}

const ShopReviewConnection = connectionOf<ReviewOfShop, WithSummary>('ShopReview', ShopReview, {
  one: 'review',
  many: 'reviews',
});

builder.objectField(ShopReviewConnection, 'scores', (t) =>
  t.field({
    type: ShopScores,
    nullable: true,
    description: 'Average ratings; null if there are no reviews.',
    resolve: ({ summary }) => (summary?.total_reviews ? summary : null),
  }),
);

builder.objectField(Shop, 'reviews', (t) =>
  t.field({
    type: ShopReviewConnection,
    description: 'Reviews of the shop, newest first.',
    extensions: { ...callForAll, ...sizedAs(sizes) },
    args: cursorArgs(sizes),
    resolve: async ({ slug }, args, ctx, info) => {
      const count = countsTotal(info) || selectedArguments(info, 'scores') ? null : false;
      const list = await loadReviews(ctx, slug, { ...positionOf(args, info, sizes), count });
      if (list === null) throw new RefusedError('NOT_FOUND', texts.notFound);
      return { ...toConnection({ ...list, ...neighboursOf(list) }, (review) => review), summary: list.summary };
    },
  }),
);

const loadReviews = createLoader<ReviewsOfShop, QueryValues>(async (ctx, slugs, place) => {
  const { results } = await ctx.rest.call(listReviewsOfShops, { query: { slugs: slugs.join(','), ...place } });
  return new Map(results.map((list) => [list.slug, list]));
});
