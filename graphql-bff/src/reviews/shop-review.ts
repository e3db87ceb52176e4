import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import {
  type ShopReview as ReviewOfShop,
  type ReviewsOfShop,
  type ShopReviewList,
  shopReview,
} from '@besesaka/schema/reviews/resources.ts';
import { callForAll, sizedBy } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { RefusedError } from '#platform/graphql/errors.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { checkSize } from '#platform/graphql/paging.ts';
import { createLoader } from '#platform/rest/loader.ts';
import { Shop } from '#shops/shop.ts';
import { listShopReviews } from './api.ts';
import { Review } from './review.ts';

const scores = shopReview.pick({
  product_quality_rating: true,
  customer_service_rating: true,
  shipping_speed_rating: true,
  overall_rating: true,
});

export const ShopReview = builder.objectRef<ReviewOfShop>('ShopReview').implement({
  interfaces: [Review],
  description: 'What somebody thinks of a shop.',
  fields: (t) => passedThrough(t, scores),
});

const ShopScores = builder.objectRef<ShopReviewList['summary']>('ShopScores').implement({
  description:
    'What all reviews of a shop come to: each a mean with one decimal of those who rated it, "0.0" for none.',
  fields: (t) => ({
    overall: t.expose('average_rating', { type: 'Decimal', description: 'The shop as a whole.' }),
    productQuality: t.expose('product_quality', { type: 'Decimal', description: 'The products.' }),
    customerService: t.expose('customer_service', { type: 'Decimal', description: 'How buyers are treated.' }),
    shippingSpeed: t.expose('shipping_speed', { type: 'Decimal', description: 'How soon things come.' }),
  }),
});

interface Page {
  list: ReviewsOfShop;
  page: number;
  size: number;
}

const ShopReviewPage = builder.objectRef<Page>('ShopReviewPage').implement({
  description: 'One page of the reviews of a shop.',
  fields: (t) => ({
    items: t.field({
      type: [ShopReview],
      description: 'The reviews of this page, newest first.',
      resolve: ({ list }) => list.results,
    }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list, size }) => Math.ceil(list.count / size),
    }),
    totalCount: t.int({ description: 'How many reviews there are.', resolve: ({ list }) => list.count }),
    scores: t.field({
      type: ShopScores,
      description: 'What all of them come to.',
      resolve: ({ list }) => list.summary,
    }),
  }),
});

builder.objectField(Shop, 'reviews', (t) =>
  t.field({
    type: ShopReviewPage,
    description: 'What buyers think of it.',
    extensions: {
      ...callForAll,
      ...sizedBy(['first'], 'items', { usual: limits.pageSize, most: pageLimits.maxPageSize }),
    },
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: limits.pageSize,
        description: 'How many to a page, 1 to 100.',
      }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async ({ slug }, { first, page }, ctx) => {
      checkSize('first', first);
      const list = await loadReviews(ctx, slug, { page, page_size: first });
      if (list === null) throw new RefusedError('NOT_FOUND', texts.notFound);
      return { list, page, size: first };
    },
  }),
);

const loadReviews = createLoader<ReviewsOfShop, { page: number; page_size: number }>(async (ctx, slugs, page) => {
  const { results } = await ctx.rest.call(listShopReviews, { query: { slugs: slugs.join(','), ...page } });
  return new Map(results.map((list) => [list.slug, list]));
});
