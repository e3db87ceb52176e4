import { examples } from '#kernel/reference/examples.ts';
import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import * as inputs from './inputs.ts';

const query = { ...listWords(10), rating: ['Only those with so many stars', 5] } as const;

const comment = 'Second time buying from this shop and they have not disappointed me.';

export const changeReviewWords = reference(
  'ProductReviewChangeInput',
  inputs.productReviewChangeInput,
  'What it shall say; its photos stay.',
  {
    rating: ['One to five stars', 5],
    title: ['In a few words, up to 50 characters', 'I will come again'],
    comment: ['In full, up to 1000 characters', comment],
  },
);

const ofShop = {
  title: ['In a few words, up to 100 characters', 'I will come again'],
  comment: ['In full, up to 1000 characters', comment],
  product_quality_rating: ['1 to 5 for the products; 0 where you do not rate it', 4],
  customer_service_rating: ['1 to 5 for how buyers are treated; 0 where you do not rate it', 5],
  shipping_speed_rating: ['1 to 5 for how soon things come; 0 where you do not rate it', 4],
  overall_rating: ['1 to 5 for the shop as a whole', 5],
} as const;

export const shopReviewWords = reference(
  'ShopReviewInput',
  inputs.shopReviewInput,
  'What somebody thinks of a shop of another: at least one score beside the overall one.',
  { seller_slug: ['The last part of the address of the shop', examples.shopSlug], ...ofShop },
);

export const changeShopReviewWords = reference(
  'ShopReviewChangeInput',
  inputs.shopReviewChangeInput,
  'What it shall say: at least one score beside the overall one.',
  ofShop,
);

export const replyWords = reference(
  'ReviewReplyInput',
  inputs.reviewReplyInput,
  "A shop's public answer to a review of it or its product.",
  {
    reply: [
      'What the shop says, in public, up to 1000 characters',
      'Thank you! We keep the same cloth in blue for you.',
    ],
  },
);

export const reviewsReference = [
  queryReference(inputs.productReviewsQuery, query),
  queryReference(inputs.ownReviewsQuery, {
    ...listWords(10),
    waiting: ['Only those that you did not reply to yet', 'true'],
  }),
  queryReference(inputs.reviewsOfProductsQuery, {
    ...query,
    ids: ['Ids of products, up to 100 with commas between', examples.product],
  }),
  reference('ProductReviewInput', inputs.productReviewInput, 'What somebody thinks of a product of another.', {
    ...changeReviewWords.fields,
    image_ids: ['Up to three uploads of the purpose review-photo', [examples.upload]],
  }),
  changeReviewWords,
  shopReviewWords,
  changeShopReviewWords,
  replyWords,
  queryReference(inputs.shopReviewsQuery, listWords(20)),
  queryReference(inputs.reviewsOfShopsQuery, {
    ...listWords(20),
    slugs: ["The shops' parts of addresses, up to 100 with commas between", examples.shopSlug],
  }),
];
