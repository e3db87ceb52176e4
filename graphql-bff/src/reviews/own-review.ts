import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { readOwnProductReview, readOwnShopReview } from '@besesaka/schema/reviews/operations.ts';
import type {
  OwnProductReview as OwnOfProduct,
  OwnShopReview as OwnOfShop,
} from '@besesaka/schema/reviews/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { ProductReview } from './product-review.ts';
import { ShopReview } from './shop-review.ts';

const known = atMost(limits.votesKnown);
const changeableWords = 'Until when you may change it; null where you may not.';
const helpfulWords = 'Those of others that you found helpful; the newest 500.';

const OwnProductReview = builder.objectRef<OwnOfProduct>('OwnProductReview').implement({
  description: 'What you have to do with the reviews of a product.',
  fields: (t) => ({
    review: t.expose('review', { type: ProductReview, nullable: true, description: 'What you wrote, if anything.' }),
    changeableUntil: t.expose('changeable_until', { type: 'DateTime', nullable: true, description: changeableWords }),
    helpfulIds: t.exposeIDList('helpful_ids', { extensions: known, description: helpfulWords }),
  }),
});

const OwnShopReview = builder.objectRef<OwnOfShop>('OwnShopReview').implement({
  description: 'What you have to do with the reviews of a shop.',
  fields: (t) => ({
    review: t.expose('review', { type: ShopReview, nullable: true, description: 'What you wrote, if anything.' }),
    changeableUntil: t.expose('changeable_until', { type: 'DateTime', nullable: true, description: changeableWords }),
    helpfulIds: t.exposeIDList('helpful_ids', { extensions: known, description: helpfulWords }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  productReview: t.field({
    type: OwnProductReview,
    nullable: true,
    extensions: callForEach,
    description: 'What you have to do with the reviews of a product; null where there is no such product.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of the address of the product.' }) },
    resolve: (_viewer, { slug }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readOwnProductReview, { params: { slug } })),
  }),
  shopReview: t.field({
    type: OwnShopReview,
    nullable: true,
    extensions: callForEach,
    description: 'What you have to do with the reviews of a shop; null where there is no such shop.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of the address of the shop.' }) },
    resolve: (_viewer, { slug }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readOwnShopReview, { params: { slug } })),
  }),
}));
