import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import {
  productReview,
  type ProductReview as ReviewOfProduct,
  type ReviewsOfProduct,
} from '@besesaka/schema/reviews/resources.ts';
import { Product } from '#catalog/product.ts';
import { atMost, callForAll, sizedBy } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { RefusedError } from '#platform/graphql/errors.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { checkSize } from '#platform/graphql/paging.ts';
import { createLoader } from '#platform/rest/loader.ts';
import { listReviews } from './api.ts';
import { Review } from './review.ts';

interface ReviewPage {
  list: ReviewsOfProduct;
  page: number;
  size: number;
}

export const ProductReview = builder.objectRef<ReviewOfProduct>('ProductReview').implement({
  interfaces: [Review],
  description: 'What somebody thinks of a product.',
  fields: (t) => ({
    ...passedThrough(t, productReview.pick({ rating: true })),
    photoPaths: t.exposeStringList('images', {
      extensions: atMost(reviewLimits.photosMax),
      description: 'Addresses of its photos without size: append `/<width>.<avif|webp|jpeg>`.',
    }),
  }),
});

const StarCount = builder.objectRef<{ stars: number; count: number }>('StarCount').implement({
  description: 'How many reviews gave this number of stars.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'One to five.' }),
    count: t.exposeInt('count', { description: 'How many reviews.' }),
  }),
});

const ProductReviewPage = builder.objectRef<ReviewPage>('ProductReviewPage').implement({
  description: 'One page of the reviews of a product.',
  fields: (t) => ({
    items: t.field({
      type: [ProductReview],
      description: 'The reviews of this page, newest first.',
      resolve: ({ list }) => list.results,
    }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list, size }) => Math.ceil(list.count / size),
    }),
    totalCount: t.int({
      description: 'How many reviews there are, with the asked number of stars.',
      resolve: ({ list }) => list.count,
    }),
    distribution: t.field({
      type: [StarCount],
      extensions: atMost(5),
      description: 'How many reviews of each number of stars there are, five stars first.',
      resolve: ({ list }) =>
        ([5, 4, 3, 2, 1] as const).map((stars) => ({ stars, count: list.summary.rating_distribution[stars] })),
    }),
  }),
});

builder.objectField(Product, 'reviews', (t) =>
  t.field({
    type: ProductReviewPage,
    description: 'What others think of it.',
    extensions: { ...callForAll, ...sizedBy(['first'], 'items', { usual: 10, most: pageLimits.maxPageSize }) },
    args: {
      first: t.arg.int({ defaultValue: 10, description: 'How many to a page, 1 to 100.' }),
      page: t.arg.int({ defaultValue: 1, description: 'Number of the page, from 1.' }),
      rating: t.arg.int({ description: 'Only reviews with this number of stars.' }),
    },
    resolve: async ({ id }, { first, page, rating }, ctx) => {
      const size = first ?? 10;
      checkSize('first', size);
      const list = await loadReviews(ctx, id, { page: page ?? 1, page_size: size, rating: rating ?? null });
      if (list === null) throw new RefusedError('NOT_FOUND', texts.notFound);
      return { list, page: page ?? 1, size };
    },
  }),
);

const loadReviews = createLoader<ReviewsOfProduct, { page: number; page_size: number; rating: number | null }>(
  async (ctx, ids, page) => {
    const { results } = await ctx.rest.call(listReviews, { query: { ids: ids.join(','), ...page } });
    return new Map(results.map((list) => [list.id, list]));
  },
);
