import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';

/** What follows upon a review, and is the same for both kinds. */
const followUp = {
  reply: describe(z.string().nullable(), "The shop's public reply; null for none", null),
  replied_at: describe(z.iso.datetime().nullable(), 'When the shop replied, or last changed what it replied', null),
  helpful_count: describe(z.number().int(), 'How many people found it helpful', 3),
};

/** What reviews of products and of shops have in common. */
export const review = z.object({
  id: describe(z.uuid(), 'Identifies the review', examples.productReview),
  title: describe(z.string(), 'The review in a few words', 'I will come again'),
  comment: describe(
    z.string(),
    'The review itself',
    'Second time buying from this shop and they have not disappointed me.',
  ),
  reviewer_name: describe(z.string(), 'Who wrote it', 'Edem Ametefe'),
  is_verified_purchase: describe(
    z.boolean(),
    'Whether the reviewer bought it here, by an order that was completed',
    true,
  ),
  created_at: describe(z.iso.datetime(), 'When it was written', '2026-11-21T12:56:00.000Z'),
  ...followUp,
});

export type Review = z.infer<typeof review>;

/** Of one list of several. */
const ends = {
  has_next: describe(z.boolean(), 'Whether there are some behind the last', false),
  has_previous: describe(z.boolean(), 'Whether there are some before the first', false),
};

export const productReview = resource('ProductReview', 'What somebody thinks of a product.', {
  ...review.shape,
  rating: describe(z.number().int().min(1).max(5), 'One to five stars', 5),
  images: describe(z.array(z.string()), 'Pictures, without width and format', []),
});

export type ProductReview = z.infer<typeof productReview>;

/** `summary` counts all reviews of the product, whatever the filter; with `count=false` it is null. */
export const productReviewList = resource('ProductReviewList', 'A page of reviews.', {
  ...cursorListAnswer(productReview).shape,
  summary: describe(
    resource('ReviewSummary', 'All reviews of the product, whatever the filter of the page.', {
      average_rating: describe(z.string(), 'Mean of the stars, with one decimal', '3.0'),
      total_reviews: describe(z.number().int(), 'How many reviews there are', 14),
      rating_distribution: describe(
        resource('RatingDistribution', 'How many gave how many stars.', {
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

/** The same page of several products' reviews, each by the product's number. */
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

/** What is said of all products of one shop, each with what it is about. */
export const ownReviews = resource(
  'OwnReviews',
  "A page of what is said of a seller's products, newest first.",
  cursorListAnswer(
    resource('OwnReview', "A review of one of a seller's products.", {
      review: describe(productReview, 'What is said'),
      product_id: describe(z.uuid(), 'Of the product', examples.product),
      product_name: describe(z.string(), 'What it is called', examples.productName),
      product_slug: describe(z.string(), "The product's part of addresses", examples.productSlug),
    }),
  ).shape,
);
export type OwnReviews = z.infer<typeof ownReviews>;

export const productReviewAnswer = resource('ProductReviewAnswer', 'It was kept.', {
  message: describe(z.string(), 'A sentence to show', 'Review submitted successfully!'),
  review: describe(productReview, 'The review as everybody sees it now'),
});
export type ProductReviewAnswer = z.infer<typeof productReviewAnswer>;

/** What a person has to do with the reviews of one product: only they see it. */
export const ownProductReview = resource('OwnProductReview', 'What one person has to do with reviews of a product.', {
  review: describe(productReview.nullable(), 'What they wrote; null for nothing yet'),
  changeable_until: describe(
    z.iso.datetime().nullable(),
    'Until when they may change it; null where they may not',
    '2026-12-21T12:56:00.000Z',
  ),
  helpful_ids: describe(z.array(z.uuid()), 'The reviews of others that they found helpful', [examples.productReview]),
});
export type OwnProductReview = z.infer<typeof ownProductReview>;

export const shopReview = resource('ShopReview', 'What somebody thinks of a shop.', {
  ...review.shape,
  product_quality_rating: describe(z.number().int(), '1 to 5 for the products; 0 where it was not rated', 4),
  customer_service_rating: describe(z.number().int(), '1 to 5 for how buyers are treated; 0 where it was not rated', 5),
  shipping_speed_rating: describe(z.number().int(), '1 to 5 for how soon things come; 0 where it was not rated', 4),
  overall_rating: describe(z.number().int(), '1 to 5 for the shop as a whole', 5),
});
export type ShopReview = z.infer<typeof shopReview>;

/** Means of what was rated, each by those who rated it; `0.0` where nobody did. */
export const shopReviewList = resource('ShopReviewList', "A page of a shop's reviews, newest first.", {
  ...cursorListAnswer(shopReview).shape,
  summary: describe(
    resource('ShopReviewSummary', 'All reviews of the shop. Each mean is of those who rated that.', {
      average_rating: describe(z.string(), 'Mean of the shop as a whole, with one decimal; 0.0 without reviews', '3.8'),
      total_reviews: describe(z.number().int(), 'How many reviews there are', 45),
      product_quality: describe(z.string(), 'Mean for the products; 0.0 where nobody rated them', '2.9'),
      customer_service: describe(z.string(), 'Mean for how buyers are treated; 0.0 where nobody rated it', '3.5'),
      shipping_speed: describe(z.string(), 'Mean for how soon things come; 0.0 where nobody rated it', '3.6'),
    }).nullable(),
    'All of them in numbers; null where `count=false`',
  ),
});
export type ShopReviewList = z.infer<typeof shopReviewList>;

/** The same page of several shops' reviews, each by the shop's part of addresses. */
export const reviewsOfShops = resource('ReviewsOfShops', 'The reviews of several shops.', {
  results: describe(
    z.array(
      resource('ReviewsOfShop', 'A page of the reviews of one of several.', {
        ...shopReviewList.pick({ results: true, cursors: true, count: true, summary: true }).shape,
        ...ends,
        slug: describe(z.string(), "The shop's part of addresses", examples.shopSlug),
      }),
    ),
    'For each of them',
  ),
});
export type ReviewsOfShop = z.infer<typeof reviewsOfShops>['results'][number];

export const shopReviewAnswer = resource('ShopReviewAnswer', 'It was kept.', {
  message: describe(z.string(), 'A sentence to show', 'Review Submitted!'),
  review: describe(shopReview, 'The review as everybody sees it now'),
});
export type ShopReviewAnswer = z.infer<typeof shopReviewAnswer>;

/** The same of the reviews of a shop. */
export const ownShopReview = resource('OwnShopReview', 'What one person has to do with reviews of a shop.', {
  review: describe(shopReview.nullable(), 'What they wrote; null for nothing yet'),
  changeable_until: ownProductReview.shape.changeable_until,
  helpful_ids: ownProductReview.shape.helpful_ids,
});
export type OwnShopReview = z.infer<typeof ownShopReview>;

/** How it stands with a review after somebody replied to it or found it helpful. */
export const reviewStanding = resource('ReviewStanding', 'How it stands with a review now.', {
  review_id: describe(z.uuid(), 'Identifies the review', examples.productReview),
  ...followUp,
});
export type ReviewStanding = z.infer<typeof reviewStanding>;
