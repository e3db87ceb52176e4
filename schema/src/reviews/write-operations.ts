import { z } from 'zod';
import { slugParams } from '#catalog/slug-params.ts';
import { group } from '#kernel/operations/define-operation.ts';
import { formFiles } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { handleParam, pathParam } from '#kernel/reference/words.ts';
import { texts as commonTexts } from '#kernel/texts.ts';
import { productReviewChangeInput, productReviewInput, shopReviewChangeInput, shopReviewInput } from './inputs.ts';
import { reviewLimits as limits } from './limits.ts';
import { productReviewAnswer, shopReviewAnswer } from './resources.ts';
import { shopReviewTexts, reviewTexts as texts } from './texts.ts';

const writing = group({ auth: 'user', scope: 'catalogue:write', suspended: 'refused' });
const reviewParams = pathParam('id', z.uuid(), 'ID of the review', examples.productReview, { as: 'reviewId' });

export const sendProductReview = writing({
  id: 'sendProductReview',
  method: 'POST',
  path: '/api/send-product-review/{slug}',
  limit: '20 product reviews and 60 edits an hour',
  repeated: 'the product has a review already',
  summary: 'Review a product, with up to three photos',
  params: slugParams,
  form: productReviewChangeInput.extend({
    image: formFiles({ error: commonTexts.fieldInvalid, most: limits.photosMax, tooMany: texts.tooManyPhotos }),
  }),
  bodyRule: { bytes: limits.formBytesMax, tooLarge: texts.formTooLarge },
  response: productReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const writeProductReview = writing({
  id: 'writeProductReview',
  method: 'POST',
  path: '/api/v1/products/{slug}/reviews',
  limit: '20 product reviews and 60 edits an hour',
  idempotent: true,
  summary: 'Review a product, with photos uploaded before',
  params: handleParam('product', examples.productSlug, { slug: 'productSlug', id: 'productId' }),
  body: productReviewInput,
  response: productReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const changeProductReview = writing({
  id: 'changeProductReview',
  method: 'PATCH',
  path: '/api/v1/product-reviews/{id}',
  limit: '20 product reviews and 60 edits an hour',
  summary: 'Edit your review of a product within 30 days',
  params: reviewParams,
  unversioned: 'the specification fixes the call; the form shows the whole review of its only author',
  body: productReviewChangeInput,
  response: productReviewAnswer,
  refuses: ['REFUSED'],
});

export const sendShopReview = writing({
  id: 'sendShopReview',
  method: 'POST',
  path: '/api/send-shop-review',
  loginText: shopReviewTexts.login,
  limit: '5 shop reviews and 60 edits an hour',
  idempotent: true,
  summary: 'Review a shop, once',
  body: shopReviewInput,
  response: shopReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const changeShopReview = writing({
  id: 'changeShopReview',
  method: 'PATCH',
  path: '/api/v1/shop-reviews/{id}',
  limit: '5 shop reviews and 60 edits an hour',
  summary: 'Edit your review of a shop within 30 days',
  params: reviewParams,
  unversioned: 'the specification fixes the call; the form shows the whole review of its only author',
  body: shopReviewChangeInput,
  response: shopReviewAnswer,
  refuses: ['REFUSED'],
});
