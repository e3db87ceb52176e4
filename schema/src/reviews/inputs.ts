import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { handle } from '#kernel/reference/words.ts';
import { shownText } from '#kernel/shown-text.ts';
import { shopSlugsQuery } from '#shops/inputs.ts';
import { reviewLimits as limits, shopReviewLimits } from './limits.ts';
import { shopReviewTexts, reviewTexts as texts } from './texts.ts';

export const productReviewsQuery = listQuery(limits.pageSize).extend({
  rating: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(5).optional()),
});

/** One page of reviews for each of several products. */
export const reviewsOfProductsQuery = productReviewsQuery.extend({
  ids: manyIds,
});

/** The reviews of a seller's own products; `waiting` selects those without a reply. */
export const ownReviewsQuery = listQuery(limits.pageSize).extend({ waiting: z.stringbool().optional() });
export type OwnReviewsQuery = z.infer<typeof ownReviewsQuery>;

const required = (empty: string, max: number, long: string) =>
  z.string(empty).overwrite(shownText).min(1, empty).max(max, long);

const comment = 'Second time buying from this shop and they have not disappointed me.';

const saidOfProduct = {
  rating: describe(
    z.coerce.number(texts.required).int(texts.required).min(1, texts.required).max(5, texts.required),
    'Stars, 1 to 5',
    5,
  ),
  title: describe(
    required(texts.required, limits.titleMax, texts.titleLong),
    `Title, up to ${limits.titleMax} characters`,
    'I will come again',
  ),
  comment: describe(
    required(texts.required, limits.commentMax, texts.commentLong),
    `Text, up to ${limits.commentMax} characters`,
    comment,
    { as: 'content' },
  ),
};

export const productReviewInput = resource('ProductReviewInput', 'A review of a product.', {
  ...saidOfProduct,
  image_ids: describe(
    z.array(z.uuid()).max(limits.photosMax, texts.tooManyPhotos).optional(),
    'IDs of up to three photos, uploaded with `POST /api/uploads?purpose=review-photo`',
    [examples.upload],
    { as: 'photoIds' },
  ),
});
export type ProductReviewInput = z.infer<typeof productReviewInput>;

export const productReviewChangeInput = resource(
  'ProductReviewChangeInput',
  'The new content of a review; its photos stay.',
  saidOfProduct,
);
export type ProductReviewChangeInput = z.infer<typeof productReviewChangeInput>;

const { overallRequired, oneRequired } = shopReviewTexts;
const score = (of: string, example: number) =>
  describe(z.int().min(0).max(5).default(0), `Rating of ${of}, 1 to 5; 0 for no rating`, example);

const saidOfShop = {
  title: describe(
    required(shopReviewTexts.titleRequired, shopReviewLimits.titleMax, shopReviewTexts.titleLong),
    `Title, up to ${shopReviewLimits.titleMax} characters`,
    'I will come again',
  ),
  comment: describe(
    required(shopReviewTexts.commentRequired, shopReviewLimits.commentMax, shopReviewTexts.commentLong),
    `Text, up to ${shopReviewLimits.commentMax} characters`,
    comment,
    { as: 'content' },
  ),
  product_quality_rating: score('the products', 4),
  customer_service_rating: score('the customer service', 5),
  shipping_speed_rating: score('the shipping speed', 4),
  overall_rating: describe(
    z.int(overallRequired).min(1, overallRequired).max(5, overallRequired),
    'Overall rating, 1 to 5',
    5,
  ),
};

interface Scores {
  product_quality_rating: number;
  customer_service_rating: number;
  shipping_speed_rating: number;
}

const rated = (market: Scores) =>
  market.product_quality_rating + market.customer_service_rating + market.shipping_speed_rating > 0;

export const shopReviewInput = resource(
  'ShopReviewInput',
  'A review of a shop, with at least one rating besides the overall one.',
  {
    seller_slug: handle(
      z.string().min(1).max(120),
      { thing: 'shop', slug: 'shopSlug', id: 'shopId' },
      examples.shopSlug,
    ),
    ...saidOfShop,
  },
).refine(rated, oneRequired);
export type ShopReviewInput = z.infer<typeof shopReviewInput>;

export const shopReviewChangeInput = resource(
  'ShopReviewChangeInput',
  'The new content of a review of a shop, with at least one rating besides the overall one.',
  saidOfShop,
).refine(rated, oneRequired);
export type ShopReviewChangeInput = z.infer<typeof shopReviewChangeInput>;

export const shopReviewsQuery = listQuery(shopReviewLimits.pageSize);

/** One page of reviews for each of several shops. */
export const reviewsOfShopsQuery = shopReviewsQuery.extend(shopSlugsQuery.shape);

export const reviewReplyInput = resource('ReviewReplyInput', 'A public reply to a review.', {
  reply: describe(
    required(texts.replyRequired, limits.replyMax, texts.replyLong),
    `What the shop says, in public, up to ${limits.replyMax} characters`,
    'Thank you! We keep the same cloth in blue for you.',
    { as: 'content' },
  ),
});
export type ReviewReplyInput = z.infer<typeof reviewReplyInput>;
