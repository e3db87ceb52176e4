import { listOwnReviews, readOwnProductReview, readOwnShopReview } from '@besesaka/schema/reviews/operations.ts';
import { ownReview } from '@besesaka/schema/reviews/resources.ts';
import {
  changeProductReview,
  changeShopReview,
  sendShopReview,
  writeProductReview,
} from '@besesaka/schema/reviews/write-operations.ts';
import { OwnShop } from '#accounts/user.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { readField, viewerField } from '#platform/contract/read.ts';
import './product-review.ts';
import './shop-review.ts';

objectOf(ownReview, {
  without: ['product_id', 'product_slug'],
  add: (t) => ({
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'The product; null if it is no longer offered.',
      load: ({ product_id: id }, ctx) => loadCard(ctx, id, null),
    }),
  }),
});

readField(OwnShop, 'productReviews', listOwnReviews);

viewerField('productReview', readOwnProductReview);
viewerField('shopReview', readOwnShopReview);

const payload = { message: 'message', review: 'review' } as const;

mutation(writeProductReview, payload);
mutation(changeProductReview, payload);
mutation(sendShopReview, payload, { as: 'writeShopReview' });
mutation(changeShopReview, payload);
