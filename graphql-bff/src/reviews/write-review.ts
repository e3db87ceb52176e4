import {
  changeProductReview,
  changeShopReview,
  sendShopReview,
  writeProductReview,
} from '@besesaka/schema/reviews/write-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import './product-review.ts';
import './shop-review.ts';

const payload = { message: 'message', review: 'review' } as const;

mutation(writeProductReview, payload);
mutation(changeProductReview, payload);
mutation(sendShopReview, payload, { as: 'writeShopReview' });
mutation(changeShopReview, payload);
