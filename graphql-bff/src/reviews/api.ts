import {
  productReviewChangeInput,
  productReviewInput,
  reviewReplyInput,
  shopReviewChangeInput,
  shopReviewInput,
} from '@besesaka/schema/reviews/inputs.ts';
import {
  ownProductReview,
  ownReviews,
  ownShopReview,
  productReviewAnswer,
  reviewStanding,
  reviewsOfProducts,
  reviewsOfShops,
  shopReviewAnswer,
} from '@besesaka/schema/reviews/resources.ts';
import { get, getForEverybody, patch, post, put, remove } from '#platform/rest/calls.ts';

export const listReviews = getForEverybody('/api/v1/product-reviews', reviewsOfProducts);
export const listOwnReviews = get('/api/dashboard/reviews', ownReviews);
export const listShopReviews = getForEverybody('/api/v1/shop-reviews', reviewsOfShops);
export const readOwnProductReview = get('/api/v1/products/{slug}/own-review', ownProductReview);
export const readOwnShopReview = get('/api/shops/{slug}/own-review', ownShopReview);
export const writeProductReview = post('/api/v1/products/{slug}/reviews', productReviewInput, productReviewAnswer);
export const changeProductReview = patch('/api/v1/product-reviews/{id}', productReviewChangeInput, productReviewAnswer);
export const writeShopReview = post('/api/send-shop-review', shopReviewInput, shopReviewAnswer);
export const changeShopReview = patch('/api/v1/shop-reviews/{id}', shopReviewChangeInput, shopReviewAnswer);
export const replyToReview = put('/api/v1/reviews/{id}/reply', reviewReplyInput, reviewStanding);
export const voteHelpful = put('/api/v1/reviews/{id}/helpful', null, reviewStanding);
export const withdrawVote = remove('/api/v1/reviews/{id}/helpful', null, reviewStanding);
