import { z } from 'zod';
import { slugParams } from '#catalog/slug-params.ts';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { formFiles } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { texts as commonTexts } from '#kernel/texts.ts';
import { productReviewChangeInput, productReviewInput, shopReviewChangeInput, shopReviewInput } from './inputs.ts';
import { reviewLimits as limits } from './limits.ts';
import { productReviewAnswer, shopReviewAnswer } from './resources.ts';
import { shopReviewTexts, reviewTexts as texts } from './texts.ts';

const comment = 'Second time buying from this shop and they have not disappointed me.';
const changeReviewBody = describeInput(
  'ProductReviewChangeInput',
  productReviewChangeInput,
  'The new content of a review; its photos stay.',
  {
    rating: ['Stars, 1 to 5', 5],
    title: ['Title, up to 50 characters', 'I will come again'],
    comment: ['Text, up to 1000 characters', comment],
  },
);
const ofShop = {
  title: ['Title, up to 100 characters', 'I will come again'],
  comment: ['Text, up to 1000 characters', comment],
  product_quality_rating: ['Rating of the products, 1 to 5; 0 for no rating', 4],
  customer_service_rating: ['Rating of the customer service, 1 to 5; 0 for no rating', 5],
  shipping_speed_rating: ['Rating of the shipping speed, 1 to 5; 0 for no rating', 4],
  overall_rating: ['Overall rating, 1 to 5', 5],
} as const;

export const sendProductReview = defineOperation({
  id: 'sendProductReview',
  method: 'POST',
  path: '/api/send-product-review/{slug}',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '20 product reviews and 60 edits an hour',
  summary: 'Review a product, with up to three photos',
  params: slugParams,
  form: productReviewInput.omit({ image_ids: true }).extend({
    image: formFiles({ error: commonTexts.fieldInvalid, most: limits.photosMax, tooMany: texts.tooManyPhotos }),
  }),
  bodyRule: { bytes: limits.formBytesMax, tooLarge: texts.formTooLarge },
  response: productReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const writeProductReview = defineOperation({
  id: 'writeProductReview',
  method: 'POST',
  path: '/api/v1/products/{slug}/reviews',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '20 product reviews and 60 edits an hour',
  summary: 'Review a product, with photos uploaded before',
  params: slugParams,
  body: describeInput('ProductReviewInput', productReviewInput, "A review of another user's product.", {
    ...changeReviewBody.fields,
    image_ids: ['Up to three uploads of the purpose review-photo', [examples.upload]],
  }),
  response: productReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const changeProductReview = defineOperation({
  id: 'changeProductReview',
  method: 'PATCH',
  path: '/api/v1/product-reviews/{id}',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '20 product reviews and 60 edits an hour',
  summary: 'Edit your review of a product within 30 days',
  params: pathParam('id', z.uuid(), 'Of the review', examples.productReview),
  unversioned: 'the specification fixes the call; the form shows the whole review of its only author',
  body: changeReviewBody,
  response: productReviewAnswer,
  refuses: ['REFUSED'],
});

export const sendShopReview = defineOperation({
  id: 'sendShopReview',
  method: 'POST',
  path: '/api/send-shop-review',
  auth: 'user',
  scope: 'catalogue:write',
  loginText: shopReviewTexts.login,
  suspended: 'refused',
  limit: '5 shop reviews and 60 edits an hour',
  summary: 'Review a shop',
  body: describeInput(
    'ShopReviewInput',
    shopReviewInput,
    "A review of another user's shop, with at least one rating besides the overall one.",
    { seller_slug: ['URL slug or ID of the shop', examples.shopSlug], ...ofShop },
  ),
  response: shopReviewAnswer,
  status: 201,
  refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const changeShopReview = defineOperation({
  id: 'changeShopReview',
  method: 'PATCH',
  path: '/api/v1/shop-reviews/{id}',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'refused',
  limit: '5 shop reviews and 60 edits an hour',
  summary: 'Edit your review of a shop within 30 days',
  params: pathParam('id', z.uuid(), 'Of the review', examples.productReview),
  unversioned: 'the specification fixes the call; the form shows the whole review of its only author',
  body: describeInput(
    'ShopReviewChangeInput',
    shopReviewChangeInput,
    'What it shall say: at least one score beside the overall one.',
    ofShop,
  ),
  response: shopReviewAnswer,
  refuses: ['REFUSED'],
});
