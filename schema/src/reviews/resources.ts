import { z } from 'zod';
import { listAnswer } from '#kernel/paging.ts';

export const productReview = z.object({
  id: z.uuid(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  comment: z.string(),
  images: z.array(z.string()),
  reviewer_name: z.string(),
  is_verified_purchase: z.boolean(),
  created_at: z.iso.datetime(),
});

export type ProductReview = z.infer<typeof productReview>;

/** `summary` counts all reviews of the product, whatever the filter of the page. */
export const productReviewList = listAnswer(productReview).extend({
  summary: z.object({
    average_rating: z.string(),
    total_reviews: z.number().int(),
    rating_distribution: z.object({
      '1': z.number(),
      '2': z.number(),
      '3': z.number(),
      '4': z.number(),
      '5': z.number(),
    }),
  }),
});

export type ProductReviewList = z.infer<typeof productReviewList>;

/** The same page of several products' reviews, each by the product's number. */
export const reviewsOfProducts = z.object({
  results: z.array(productReviewList.pick({ results: true, count: true, summary: true }).extend({ id: z.uuid() })),
});

export type ReviewsOfProduct = z.infer<typeof reviewsOfProducts>['results'][number];
