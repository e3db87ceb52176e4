import { z } from 'zod';
import { decimal } from '#kernel/money.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { reviewLimits as limits } from './limits.ts';

/** The reply and the votes, which both kinds of reviews have. */
const followUp = {
  reply: describe(z.string().nullable(), "The shop's public reply; null if none", null),
  replied_at: describe(z.iso.datetime().nullable(), 'Time of the reply or its last change; null if none', null),
  helpful_count: describe(z.number().int(), 'Number of helpful votes', 3),
};

/** The common fields of product and shop reviews. */
export const review = resource('Review', 'A review of a product or a shop.', {
  id: describe(z.uuid(), 'Unique ID', examples.productReview),
  title: describe(z.string(), 'Title', 'I will come again'),
  comment: describe(z.string(), 'Full text', 'Second time buying from this shop and they have not disappointed me.', {
    as: 'content',
  }),
  reviewer_name: describe(z.string(), 'Name of the reviewer', 'Edem Ametefe'),
  is_verified_purchase: describe(z.boolean(), 'Whether the reviewer has a completed order for it', true),
  created_at: describe(z.iso.datetime(), 'Time it was written', '2026-11-21T12:56:00.000Z'),
  ...followUp,
});

export type Review = z.infer<typeof review>;

/** The position of one list among several. */
const ends = {
  has_next: describe(z.boolean(), 'Whether more entries follow', false),
  has_previous: describe(z.boolean(), 'Whether entries precede these', false),
};

export const productReview = resource('ProductReview', 'A review of a product.', {
  ...review.shape,
  rating: describe(z.number().int().min(1).max(5), 'Stars, 1 to 5', 5),
  images: describe(
    z.array(z.string()).max(limits.photosMax),
    'Base paths of its photos: append `/<width>.<format>`, such as `/640.webp`',
    [],
    { as: 'photoPaths' },
  ),
});

export type ProductReview = z.infer<typeof productReview>;

/** `summary` counts all reviews of the product, whatever the filter; with `count=false` it is null. */
export const productReviewList = resource('ProductReviewList', 'A page of reviews.', {
  ...cursorListAnswer(productReview).shape,
  summary: describe(
    resource('ReviewSummary', 'All reviews of the product, whatever the filter of the page.', {
      average_rating: describe(z.string(), 'Average stars, with one decimal', '3.0'),
      total_reviews: describe(z.number().int(), 'Number of reviews', 14),
      rating_distribution: describe(
        resource('RatingDistribution', 'The number of reviews by stars.', {
          '1': describe(z.number(), 'One star', 2),
          '2': describe(z.number(), 'Two stars', 2),
          '3': describe(z.number(), 'Three stars', 6),
          '4': describe(z.number(), 'Four stars', 2),
          '5': describe(z.number(), 'Five stars', 2),
        }),
        'How many gave how many stars',
      ),
    }).nullable(),
    'All of them in numbers; null where `count=false`',
  ),
});

export type ProductReviewList = z.infer<typeof productReviewList>;

/** One page of reviews for each of several products, by the product's ID. */
export const reviewsOfProducts = resource('ReviewsOfProducts', 'The reviews of several products.', {
  results: describe(
    z.array(
      resource('ReviewsOfProduct', 'A page of the reviews of one of several.', {
        ...productReviewList.pick({ results: true, cursors: true, count: true, summary: true }).shape,
        ...ends,
        id: describe(z.uuid(), 'Of the product', examples.product),
      }),
    ),
    'For each of them',
  ),
});

export type ReviewsOfProduct = z.infer<typeof reviewsOfProducts>['results'][number];

export const ownReview = resource('OwnReview', "A review of one of a seller's products.", {
  review: describe(productReview, 'The review'),
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  product_name: describe(z.string(), 'Name of the product', examples.productName),
  product_slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
});

export const ownReviews = resource(
  'OwnReviews',
  "A page of the reviews of a seller's products, newest first.",
  cursorListAnswer(ownReview).shape,
);
export type OwnReviews = z.infer<typeof ownReviews>;

export const productReviewAnswer = resource('ProductReviewAnswer', 'The saved review.', {
  message: describe(z.string(), 'Message to show to the user', 'Review submitted successfully!'),
  review: describe(productReview, 'The saved review'),
});
export type ProductReviewAnswer = z.infer<typeof productReviewAnswer>;

/** A user's own review and votes on one product, visible to that user only. */
export const ownProductReview = resource('OwnProductReview', "The user's own review of a product and their votes.", {
  review: describe(productReview.nullable(), "The user's review; null if they have none"),
  changeable_until: describe(
    z.iso.datetime().nullable(),
    'Until when the user may change it; null if they may not',
    '2026-12-21T12:56:00.000Z',
  ),
  helpful_ids: describe(
    z.array(z.uuid()).max(limits.votesKnown),
    `IDs of other users' reviews that the user found helpful; the newest ${limits.votesKnown}`,
    [examples.productReview],
  ),
});
export type OwnProductReview = z.infer<typeof ownProductReview>;

export const shopReview = resource('ShopReview', 'A review of a shop.', {
  ...review.shape,
  product_quality_rating: describe(z.number().int(), 'Rating of the products, 1 to 5; 0 if not rated', 4),
  customer_service_rating: describe(z.number().int(), 'Rating of the customer service, 1 to 5; 0 if not rated', 5),
  shipping_speed_rating: describe(z.number().int(), 'Rating of the shipping speed, 1 to 5; 0 if not rated', 4),
  overall_rating: describe(z.number().int(), 'Overall rating, 1 to 5', 5),
});
export type ShopReview = z.infer<typeof shopReview>;

const average = z.string().meta(decimal);

export const shopScores = resource(
  'ShopReviewSummary',
  'All reviews of the shop. Each average only counts reviews with that rating.',
  {
    average_rating: describe(average, 'Average overall rating, with one decimal; 0.0 without reviews', '3.8', {
      as: 'overall',
    }),
    total_reviews: describe(z.number().int(), 'Number of reviews', 45),
    product_quality: describe(average, 'Average rating of the products; 0.0 without ratings', '2.9'),
    customer_service: describe(average, 'Average rating of the customer service; 0.0 without ratings', '3.5'),
    shipping_speed: describe(average, 'Average rating of the shipping speed; 0.0 without ratings', '3.6'),
  },
  { as: 'ShopScores' },
);

export const shopReviewList = resource('ShopReviewList', "A page of a shop's reviews, newest first.", {
  ...cursorListAnswer(shopReview).shape,
  summary: describe(shopScores.nullable(), 'All of them in numbers; null where `count=false`'),
});
export type ShopReviewList = z.infer<typeof shopReviewList>;

/** One page of reviews for each of several shops, by the shop's slug. */
export const reviewsOfShops = resource('ReviewsOfShops', 'The reviews of several shops.', {
  results: describe(
    z.array(
      resource('ReviewsOfShop', 'A page of the reviews of one of several.', {
        ...shopReviewList.pick({ results: true, cursors: true, count: true, summary: true }).shape,
        ...ends,
        slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
      }),
    ),
    'For each of them',
  ),
});
export type ReviewsOfShop = z.infer<typeof reviewsOfShops>['results'][number];

export const shopReviewAnswer = resource('ShopReviewAnswer', 'The saved review.', {
  message: describe(z.string(), 'Message to show to the user', 'Review Submitted!'),
  review: describe(shopReview, 'The saved review'),
});
export type ShopReviewAnswer = z.infer<typeof shopReviewAnswer>;

/** The same for the reviews of a shop. */
export const ownShopReview = resource('OwnShopReview', "The user's own review of a shop and their votes.", {
  review: describe(shopReview.nullable(), "The user's review; null if they have none"),
  changeable_until: ownProductReview.shape.changeable_until,
  helpful_ids: ownProductReview.shape.helpful_ids,
});
export type OwnShopReview = z.infer<typeof ownShopReview>;

/** The state of a review after a reply or a helpful vote. */
export const reviewStanding = resource('ReviewStanding', 'The current state of a review.', {
  review_id: describe(z.uuid(), 'Identifies the review', examples.productReview),
  ...followUp,
});
export type ReviewStanding = z.infer<typeof reviewStanding>;
