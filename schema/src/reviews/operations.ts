import { z } from 'zod';
import { slugParams } from '#catalog/slug-params.ts';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, handleParam, listDescriptions, pathParam, slugOf } from '#kernel/reference/words.ts';
import {
  ownReviewsQuery,
  productReviewsQuery,
  reviewReplyInput,
  reviewsOfProductsQuery,
  reviewsOfShopsQuery,
  shopReviewsQuery,
} from './inputs.ts';
import {
  ownProductReview,
  ownReviews,
  ownShopReview,
  productReviewList,
  reviewStanding,
  reviewsOfProducts,
  reviewsOfShops,
  shopReviewList,
} from './resources.ts';

const reviewParams = pathParam('id', z.uuid(), 'ID of the review', examples.productReview, { as: 'reviewId' });
const query = { ...listDescriptions(10), rating: ['Only those with so many stars', 5] } as const;

export const listProductReviews = defineOperation({
  id: 'listProductReviews',
  method: 'GET',
  path: '/api/v1/products/{slug}/reviews',
  auth: 'visitor',
  mayLag: true,
  summary: "List a product's reviews, newest first, with the distribution of stars",
  params: slugParams,
  query: describeQuery(productReviewsQuery, query),
  response: productReviewList,
});

export const listReviewsOfProducts = defineOperation({
  id: 'listReviewsOfProducts',
  method: 'GET',
  path: '/api/v1/product-reviews',
  auth: 'visitor',
  mayLag: true,
  summary: 'List one page of reviews for each of several products',
  query: describeQuery(reviewsOfProductsQuery, {
    ...query,
    ids: ['Product IDs, comma-separated, up to 100', examples.product],
  }),
  response: reviewsOfProducts,
});

const ofShop = {
  method: 'GET',
  auth: 'visitor',
  mayLag: true,
  summary: "List a shop's reviews, newest first, with its average scores",
  params: slugOf('URL slug or ID of the shop', examples.shopSlug),
  query: describeQuery(shopReviewsQuery, listDescriptions(20)),
  response: shopReviewList,
} as const;

/** The spec has two paths for this list: one for the first page, one for more. */
export const listShopReviews = defineOperation({ ...ofShop, id: 'listShopReviews', path: '/api/shop-reviews/{slug}' });
export const listMoreShopReviews = defineOperation({
  ...ofShop,
  id: 'listMoreShopReviews',
  path: '/api/reviews/shop/{slug}',
});

export const listReviewsOfShops = defineOperation({
  id: 'listReviewsOfShops',
  method: 'GET',
  path: '/api/v1/shop-reviews',
  auth: 'visitor',
  mayLag: true,
  summary: 'List one page of reviews for each of several shops',
  query: describeQuery(reviewsOfShopsQuery, {
    ...listDescriptions(20),
    slugs: ['Comma-separated URL slugs of shops, at most 100', examples.shopSlug],
  }),
  response: reviewsOfShops,
});

export const readOwnProductReview = defineOperation({
  id: 'readOwnProductReview',
  method: 'GET',
  path: '/api/v1/products/{slug}/own-review',
  auth: 'user',
  scope: 'catalogue:read',
  summary: "Get the user's review of a product and their helpful votes there",
  params: handleParam('product', examples.productSlug),
  response: ownProductReview,
});

export const readOwnShopReview = defineOperation({
  id: 'readOwnShopReview',
  method: 'GET',
  path: '/api/shops/{slug}/own-review',
  auth: 'user',
  scope: 'catalogue:read',
  summary: "Get the user's review of a shop and their helpful votes there",
  params: handleParam('shop', examples.shopSlug),
  response: ownShopReview,
});

export const listOwnReviews = defineOperation({
  id: 'listOwnReviews',
  method: 'GET',
  path: '/api/dashboard/reviews',
  auth: 'user',
  scope: 'catalogue:read',
  summary: "List the reviews of the seller's products, newest first; those without a reply with low ratings first",
  query: describeQuery(ownReviewsQuery, {
    ...listDescriptions(10),
    waiting: ['true returns only reviews without a reply', 'true', { default: false }],
  }),
  response: ownReviews,
});

export const replyToReview = defineOperation({
  id: 'replyToReview',
  method: 'PUT',
  path: '/api/v1/reviews/{id}/reply',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '60 an hour',
  summary: 'Reply in public to a review of your shop or product; a second reply replaces the first',
  params: reviewParams,
  body: reviewReplyInput,
  response: reviewStanding,
  refuses: ['FORBIDDEN', 'RATE_LIMITED'],
});

export const voteHelpful = defineOperation({
  id: 'voteHelpful',
  method: 'PUT',
  path: '/api/v1/reviews/{id}/helpful',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '200 votes an hour',
  summary: 'Mark a review as helpful',
  params: reviewParams,
  response: reviewStanding,
  refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const withdrawHelpfulVote = defineOperation({
  id: 'withdrawHelpfulVote',
  method: 'DELETE',
  path: '/api/v1/reviews/{id}/helpful',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '200 votes an hour',
  summary: 'Remove your helpful vote',
  params: reviewParams,
  response: reviewStanding,
  refuses: ['FORBIDDEN', 'RATE_LIMITED'],
});
