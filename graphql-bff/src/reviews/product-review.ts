import { texts } from '@besesaka/schema/kernel/texts.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import { listReviewsOfProducts } from '@besesaka/schema/reviews/operations.ts';
import {
  productReview,
  type ProductReview as ReviewOfProduct,
  type ReviewsOfProduct,
} from '@besesaka/schema/reviews/resources.ts';
import { Product } from '#catalog/product.ts';
import { createLoader } from '#platform/context/loader.ts';
import { objectOf } from '#platform/contract/object.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
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
import { Review } from './review.ts';

const sizes = { usual: reviewLimits.pageSize };

interface WithSummary extends ConnectionValue<ReviewOfProduct> {
  summary: ReviewsOfProduct['summary'];
}

const ProductReview = objectOf(productReview, {
  interfaces: [Review],
  add: (t) => ({
    photoUrls: t.field({
      type: ['Url'],
      extensions: atMost(reviewLimits.photosMax),
      description: 'URLs of its photos.',
      args: pictureArgs,
      resolve: ({ images }, size, ctx) => images.map((path) => pictureUrl(path, size, ctx)),
    }),
  }),
});

const StarCount = builder.objectRef<{ stars: number; count: number }>('StarCount').implement({
  description: 'The number of reviews with these stars.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'Stars, 1 to 5.' }),
    count: t.exposeInt('count', { description: 'Number of reviews.' }),
  }),
});

const ProductReviewConnection = connectionOf<ReviewOfProduct, WithSummary>('ProductReview', ProductReview, {
  one: 'review',
  many: 'reviews',
});

builder.objectField(ProductReviewConnection, 'distribution', (t) =>
  t.field({
    type: [StarCount],
    extensions: atMost(5),
    description: 'Number of reviews by stars, five stars first, whatever the filter.',
    resolve: ({ summary }) =>
      ([5, 4, 3, 2, 1] as const).map((stars) => ({ stars, count: summary?.rating_distribution[stars] ?? 0 })),
  }),
);

const none = { results: [], cursors: [], count: 0, next: null, previous: null };

builder.objectField(Product, 'reviews', (t) =>
  t.field({
    type: ProductReviewConnection,
    description: 'Reviews of the product, newest first.',
    extensions: { ...callForAll, ...sizedAs(sizes) },
    args: {
      ...cursorArgs(sizes),
      rating: t.arg.int({ description: 'Return only reviews with this number of stars.' }),
    },
    resolve: async ({ id, review_summary }, { rating, ...args }, ctx, info) => {
      const count = countsTotal(info) || selectedArguments(info, 'distribution') ? null : false;
      const place = { ...positionOf(args, info, sizes), count, rating: rating ?? null };
      // Most products have no reviews, and this saves their pages a call.
      if (review_summary.total_reviews === 0) return { ...toConnection(none, (review) => review), summary: null };
      const list = await loadReviews(ctx, id, place);
      if (list === null) throw new RefusedError('NOT_FOUND', texts.notFound);
      return { ...toConnection({ ...list, ...neighboursOf(list) }, (review) => review), summary: list.summary };
    },
  }),
);

const loadReviews = createLoader<ReviewsOfProduct, QueryValues>(async (ctx, ids, place) => {
  const { results } = await ctx.rest.call(listReviewsOfProducts, { query: { ids: ids.join(','), ...place } });
  return new Map(results.map((list) => [list.id, list]));
});
