import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import {
  changeProductReview,
  changeShopReview,
  sendShopReview,
  writeProductReview,
} from '@besesaka/schema/reviews/write-operations.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { handleOf } from '#platform/graphql/handles.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { ProductReview } from './product-review.ts';
import { ShopReview } from './shop-review.ts';

const names = { comment: 'content' } as const;

const WriteProductReviewInput = builder
  .inputRef<
    InputOf<typeof changeProductReview.body.schema, never, typeof names> & {
      productSlug?: string | null;
      productId?: string | null;
      photoIds?: string[] | null;
    }
  >('WriteProductReviewInput')
  .implement({
    description: 'A review of a product.',
    fields: (t) => ({
      productSlug: t.string({ description: 'URL slug of the product.' }),
      productId: t.id({ description: 'ID of the product, instead of the slug.' }),
      ...inputFields(t, changeProductReview.body, { names }),
      photoIds: t.idList({
        description: 'IDs of up to three photos, uploaded with `POST /api/uploads?purpose=review-photo`.',
      }),
    }),
  });

const ChangeProductReviewInput = builder
  .inputRef<InputOf<typeof changeProductReview.body.schema, never, typeof names> & { reviewId: string }>(
    'ChangeProductReviewInput',
  )
  .implement({
    description: 'The new content of a review; its photos stay.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, changeProductReview.body, { names }),
    }),
  });

/** The contract's input has `seller_slug` for the shop. */
type ShopWords = Omit<InputOf<typeof sendShopReview.body.schema, never, typeof names>, 'sellerSlug'> & {
  shopSlug?: string | null;
  shopId?: string | null;
};

const WriteShopReviewInput = builder.inputRef<ShopWords>('WriteShopReviewInput').implement({
  description: 'A review of a shop, with at least one rating besides the overall one.',
  fields: (t) => {
    const { sellerSlug: _slug, ...said } = inputFields(t, sendShopReview.body, { names });
    return {
      shopSlug: t.string({ description: 'URL slug of the shop.' }),
      shopId: t.id({ description: 'ID of the shop, instead of the slug.' }),
      ...said,
    };
  },
});

const ChangeShopReviewInput = builder
  .inputRef<InputOf<typeof changeShopReview.body.schema, never, typeof names> & { reviewId: string }>(
    'ChangeShopReviewInput',
  )
  .implement({
    description: 'The new content of a review of a shop, with at least one rating besides the overall one.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, changeShopReview.body, { names }),
    }),
  });

mutation('writeProductReview', {
  restCalls: [writeProductReview],
  description: 'Reviews a product, once.',
  input: { type: WriteProductReviewInput, description: 'The review.' },
  payload: { message: shownMessage, review: { type: ProductReview, description: 'Your review.' } },
  resolve: ({ productSlug, productId, photoIds, ...said }, ctx) => {
    const body = { ...toContract(contractWords(said)), image_ids: photoIds ?? undefined };
    const params = { slug: handleOf(['productSlug', productSlug], ['productId', productId]) };
    return inFieldsOf({ ...names, imageIds: 'photoIds' }, ctx.rest.call(writeProductReview, { params, body }));
  },
});

mutation('changeProductReview', {
  restCalls: [changeProductReview],
  description: 'Edits your review of a product within 30 days.',
  input: { type: ChangeProductReviewInput, description: 'The new content.' },
  payload: { message: shownMessage, review: { type: ProductReview, description: 'Your review.' } },
  resolve: ({ reviewId, ...said }, ctx) =>
    inFieldsOf(
      names,
      ctx.rest.call(changeProductReview, { params: { id: reviewId }, body: toContract(contractWords(said)) }),
    ),
});

mutation('writeShopReview', {
  restCalls: [sendShopReview],
  description: 'Reviews a shop, once.',
  input: { type: WriteShopReviewInput, description: 'The review.' },
  payload: { message: shownMessage, review: { type: ShopReview, description: 'Your review.' } },
  resolve: ({ shopSlug, shopId, ...said }, ctx) => {
    const seller_slug = handleOf(['shopSlug', shopSlug], ['shopId', shopId]);
    return inFieldsOf(
      { ...names, sellerSlug: 'shopSlug' },
      ctx.rest.call(sendShopReview, { body: { ...toContract(contractWords(said)), seller_slug } }),
    );
  },
});

mutation('changeShopReview', {
  restCalls: [changeShopReview],
  description: 'Edits your review of a shop within 30 days.',
  input: { type: ChangeShopReviewInput, description: 'The new content.' },
  payload: { message: shownMessage, review: { type: ShopReview, description: 'Your review.' } },
  resolve: ({ reviewId, ...said }, ctx) =>
    inFieldsOf(
      names,
      ctx.rest.call(changeShopReview, { params: { id: reviewId }, body: toContract(contractWords(said)) }),
    ),
});

function contractWords(said: object): object {
  return renamed(said, reversed(names));
}
