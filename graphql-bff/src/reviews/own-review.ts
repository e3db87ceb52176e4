import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { readOwnProductReview, readOwnShopReview } from '@besesaka/schema/reviews/operations.ts';
import type {
  OwnProductReview as OwnOfProduct,
  OwnShopReview as OwnOfShop,
} from '@besesaka/schema/reviews/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { findBy, handleArgs } from '#platform/graphql/handles.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { ProductReview } from './product-review.ts';
import { ShopReview } from './shop-review.ts';

const known = atMost(limits.votesKnown);
const changeableWords = 'Until when you may change it; null where you may not.';
const helpfulWords = "IDs of other users' reviews that the viewer found helpful; the newest 500.";

const OwnProductReview = builder.objectRef<OwnOfProduct>('OwnProductReview').implement({
  description: "The viewer's review of a product and their votes.",
  fields: (t) => ({
    review: t.expose('review', {
      type: ProductReview,
      nullable: true,
      description: "The viewer's review; null if they have none.",
    }),
    changeableUntil: t.expose('changeable_until', { type: 'DateTime', nullable: true, description: changeableWords }),
    helpfulIds: t.exposeIDList('helpful_ids', { extensions: known, description: helpfulWords }),
  }),
});

const OwnShopReview = builder.objectRef<OwnOfShop>('OwnShopReview').implement({
  description: "The viewer's review of a shop and their votes.",
  fields: (t) => ({
    review: t.expose('review', {
      type: ShopReview,
      nullable: true,
      description: "The viewer's review; null if they have none.",
    }),
    changeableUntil: t.expose('changeable_until', { type: 'DateTime', nullable: true, description: changeableWords }),
    helpfulIds: t.exposeIDList('helpful_ids', { extensions: known, description: helpfulWords }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  productReview: t.field({
    type: OwnProductReview,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's review of a product and their votes; null if the product does not exist.",
    args: handleArgs('product'),
    resolve: (_viewer, handle, ctx) =>
      findBy(handle, (slug) => readOnce(ctx, readOwnProductReview, { params: { slug } })),
  }),
  shopReview: t.field({
    type: OwnShopReview,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's review of a shop and their votes; null if the shop does not exist.",
    args: handleArgs('shop'),
    resolve: (_viewer, handle, ctx) => findBy(handle, (slug) => readOnce(ctx, readOwnShopReview, { params: { slug } })),
  }),
}));
