import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { listOwnReviews } from '@besesaka/schema/reviews/operations.ts';
import type { OwnReviews } from '@besesaka/schema/reviews/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { ProductReview } from './product-review.ts';

const OwnReview = builder.objectRef<OwnReviews['results'][number]>('OwnReview').implement({
  description: "A review of one of the viewer's products.",
  fields: (t) => ({
    review: t.expose('review', { type: ProductReview, description: 'The review.' }),
    productName: t.exposeString('product_name', { description: 'Name of the product.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'The product; null if it is no longer offered.',
      resolve: ({ product_id: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
  }),
});

const sizes = { usual: limits.pageSize };

const OwnReviewConnection = connectionOf('OwnReview', OwnReview, { one: 'review', many: 'reviews' });

builder.objectField(OwnShop, 'productReviews', (t) =>
  t.field({
    type: OwnReviewConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: "Reviews of the shop's products, newest first; those without a reply with low ratings first.",
    args: {
      ...cursorArgs(sizes),
      waiting: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'true returns only reviews without a reply.',
      }),
    },
    resolve: async (_shop, { waiting, ...args }, ctx, info) => {
      const query = { waiting, ...positionOf(args, info, sizes) };
      return toConnection(await ctx.rest.call(listOwnReviews, { query }), (one) => one);
    },
  }),
);
