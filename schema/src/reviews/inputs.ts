import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
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
export const ownReviewsQuery = listQuery(limits.pageSize).extend({
  waiting: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});
export type OwnReviewsQuery = z.infer<typeof ownReviewsQuery>;

const required = (empty: string, max: number, long: string) =>
  z.string(empty).overwrite(shownText).min(1, empty).max(max, long);

/** A review of a product; `image_ids` are uploaded pictures. */
export const productReviewInput = z.object({
  rating: z.coerce.number(texts.required).int(texts.required).min(1, texts.required).max(5, texts.required),
  title: required(texts.required, limits.titleMax, texts.titleLong),
  comment: required(texts.required, limits.commentMax, texts.commentLong),
  image_ids: z.array(z.uuid()).max(limits.photosMax, texts.tooManyPhotos).optional(),
});
export type ProductReviewInput = z.infer<typeof productReviewInput>;

/** An edit does not change the photos. */
export const productReviewChangeInput = productReviewInput.omit({ image_ids: true });
export type ProductReviewChangeInput = z.infer<typeof productReviewChangeInput>;

const { overallRequired, oneRequired } = shopReviewTexts;
/** Zero means not rated. */
const score = z.int().min(0).max(5).default(0);

const saidOfShop = z.object({
  title: required(shopReviewTexts.titleRequired, shopReviewLimits.titleMax, shopReviewTexts.titleLong),
  comment: required(shopReviewTexts.commentRequired, shopReviewLimits.commentMax, shopReviewTexts.commentLong),
  product_quality_rating: score,
  customer_service_rating: score,
  shipping_speed_rating: score,
  overall_rating: z.int(overallRequired).min(1, overallRequired).max(5, overallRequired),
});
const rated = (it: z.infer<typeof saidOfShop>) =>
  it.product_quality_rating + it.customer_service_rating + it.shipping_speed_rating > 0;

export const shopReviewInput = z
  .object({ seller_slug: z.string().min(1).max(120), ...saidOfShop.shape })
  .refine(rated, oneRequired);
export type ShopReviewInput = z.infer<typeof shopReviewInput>;

export const shopReviewChangeInput = saidOfShop.refine(rated, oneRequired);
export type ShopReviewChangeInput = z.infer<typeof shopReviewChangeInput>;

export const shopReviewsQuery = listQuery(shopReviewLimits.pageSize);

/** One page of reviews for each of several shops. */
export const reviewsOfShopsQuery = shopReviewsQuery.extend(shopSlugsQuery.shape);

/** The shop's public reply. */
export const reviewReplyInput = z.object({
  reply: required(texts.replyRequired, limits.replyMax, texts.replyLong),
});
export type ReviewReplyInput = z.infer<typeof reviewReplyInput>;
