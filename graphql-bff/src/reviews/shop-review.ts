import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { listReviewsOfShops } from '@besesaka/schema/reviews/operations.ts';
import { type ShopReview as ReviewOfShop, type ReviewsOfShop, shopReview } from '@besesaka/schema/reviews/resources.ts';
import { createLoader } from '#platform/context/loader.ts';
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
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { Shop } from '#shops/shop.ts';
import { Review } from './review.ts';

const scores = shopReview.pick({
  product_quality_rating: true,
  customer_service_rating: true,
  shipping_speed_rating: true,
  overall_rating: true,
});

export const ShopReview = builder.objectRef<ReviewOfShop>('ShopReview').implement({
  interfaces: [Review],
  description: 'A review of a shop.',
  fields: (t) => exposeFields(t, scores),
});

const ShopScores = builder.objectRef<NonNullable<ReviewsOfShop['summary']>>('ShopScores').implement({
  description:
    'What all reviews of a shop come to: each a mean with one decimal of those who rated it, "0.0" for none.',
  fields: (t) => ({
    overall: t.expose('average_rating', { type: 'Decimal', description: 'Average overall rating.' }),
    productQuality: t.expose('product_quality', { type: 'Decimal', description: 'Average rating of the products.' }),
    customerService: t.expose('customer_service', {
      type: 'Decimal',
      description: 'Average rating of the customer service.',
    }),
    shippingSpeed: t.expose('shipping_speed', {
      type: 'Decimal',
      description: 'Average rating of the shipping speed.',
    }),
  }),
});

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
