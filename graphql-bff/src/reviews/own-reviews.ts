import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { OwnReviews } from '@besesaka/schema/reviews/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { listOwnReviews } from './api.ts';
import { ProductReview } from './product-review.ts';

const OwnReview = builder.objectRef<OwnReviews['results'][number]>('OwnReview').implement({
  description: 'A review of one of your products.',
  fields: (t) => ({
    review: t.expose('review', { type: ProductReview, description: 'What is said.' }),
    productName: t.exposeString('product_name', { description: 'What the product is called.' }),
    productSlug: t.exposeString('product_slug', { description: "The last part of the product's address." }),
  }),
});

interface Page {
  list: OwnReviews;
  page: number;
}

const OwnReviewPage = builder.objectRef<Page>('OwnReviewPage').implement({
  description: 'One page of what is said of your products.',
  fields: (t) => ({
    items: t.field({
      type: [OwnReview],
      extensions: atMost(limits.pageSize),
      description: 'The reviews of this page, newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many there are.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
  }),
});

builder.objectField(OwnShop, 'productReviews', (t) =>
  t.field({
    type: OwnReviewPage,
    nullable: true,
    extensions: callForEach,
    description: `What is said of its products, ${limits.pageSize} to a page.`,
    args: {
      waiting: t.arg.boolean({ required: true, defaultValue: false, description: 'Only what has no reply yet.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_shop, { waiting, page }, ctx) => {
      const query = { waiting, page, page_size: limits.pageSize };
      return { list: await ctx.rest.call(listOwnReviews, { query }), page };
    },
  }),
);
