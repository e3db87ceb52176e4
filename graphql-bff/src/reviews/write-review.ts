import type { ProductReviewAnswer, ShopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import {
  changeProductReview,
  changeShopReview,
  sendShopReview,
  writeProductReview,
} from '@besesaka/schema/reviews/write-operations.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { ProductReview } from './product-review.ts';
import { ShopReview } from './shop-review.ts';

const WriteProductReviewInput = builder
  .inputRef<InputOf<typeof changeProductReview.body.schema> & { productSlug: string; photoIds?: string[] | null }>(
    'WriteProductReviewInput',
  )
  .implement({
    description: 'A review of a product.',
    fields: (t) => ({
      productSlug: t.string({ required: true, description: 'URL slug of the product.' }),
      ...inputFields(t, changeProductReview.body),
      photoIds: t.idList({
        description: 'IDs of up to three photos, uploaded with `POST /api/uploads?purpose=review-photo`.',
      }),
    }),
  });

const ChangeProductReviewInput = builder
  .inputRef<InputOf<typeof changeProductReview.body.schema> & { reviewId: string }>('ChangeProductReviewInput')
  .implement({
    description: 'The new content of a review; its photos stay.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, changeProductReview.body),
    }),
  });

/** The contract's input has `seller_slug` for the shop. */
type ShopWords = Omit<InputOf<typeof sendShopReview.body.schema>, 'sellerSlug'> & { shopSlug: string };

const WriteShopReviewInput = builder.inputRef<ShopWords>('WriteShopReviewInput').implement({
  description: 'A review of a shop, with at least one rating besides the overall one.',
  fields: (t) => {
    const { sellerSlug: shopSlug, ...said } = inputFields(t, sendShopReview.body);
    return { shopSlug, ...said };
  },
});

const ChangeShopReviewInput = builder
  .inputRef<InputOf<typeof changeShopReview.body.schema> & { reviewId: string }>('ChangeShopReviewInput')
  .implement({
    description: 'The new content of a review of a shop, with at least one rating besides the overall one.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'ID of the review.' }),
      ...inputFields(t, changeShopReview.body),
    }),
  });

const ProductReviewWritten = builder.objectRef<ProductReviewAnswer>('ProductReviewWritten').implement({
  description: 'The saved review of a product.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Message to show to the user.' }),
    review: t.expose('review', { type: ProductReview, description: 'The review.' }),
  }),
});

const ShopReviewWritten = builder.objectRef<ShopReviewAnswer>('ShopReviewWritten').implement({
  description: 'The saved review of a shop.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Message to show to the user.' }),
    review: t.expose('review', { type: ShopReview, description: 'The review.' }),
  }),
});

builder.mutationFields((t) => ({
  writeProductReview: t.field({
    type: ProductReviewWritten,
    extensions: restCalls(writeProductReview),
    description: 'Reviews a product, once.',
    args: { input: t.arg({ type: WriteProductReviewInput, required: true, description: 'The review.' }) },
    errors: failsAs('WriteProductReviewResult', 'Your review, or why it was not taken.'),
    resolve: (_root, { input: { productSlug, photoIds, ...said } }, ctx) => {
      const body = { ...toContract(said), image_ids: photoIds ?? undefined };
      const params = { slug: productSlug };
      return inFieldsOf({ imageIds: 'photoIds' }, ctx.rest.call(writeProductReview, { params, body }));
    },
  }),
  changeProductReview: t.field({
    type: ProductReviewWritten,
    extensions: restCalls(changeProductReview),
    description: 'Edits your review of a product within 30 days.',
    args: { input: t.arg({ type: ChangeProductReviewInput, required: true, description: 'The new content.' }) },
    errors: failsAs('ChangeProductReviewResult', 'Your review, or why it stays as it was.'),
    resolve: (_root, { input: { reviewId, ...said } }, ctx) =>
      ctx.rest.call(changeProductReview, { params: { id: reviewId }, body: toContract(said) }),
  }),
  writeShopReview: t.field({
    type: ShopReviewWritten,
    extensions: restCalls(sendShopReview),
    description: 'Reviews a shop, once.',
    args: { input: t.arg({ type: WriteShopReviewInput, required: true, description: 'The review.' }) },
    errors: failsAs('WriteShopReviewResult', 'Your review, or why it was not taken.'),
    resolve: (_root, { input: { shopSlug, ...said } }, ctx) =>
      inFieldsOf(
        { sellerSlug: 'shopSlug' },
        ctx.rest.call(sendShopReview, { body: { ...toContract(said), seller_slug: shopSlug } }),
      ),
  }),
  changeShopReview: t.field({
    type: ShopReviewWritten,
    extensions: restCalls(changeShopReview),
    description: 'Edits your review of a shop within 30 days.',
    args: { input: t.arg({ type: ChangeShopReviewInput, required: true, description: 'The new content.' }) },
    errors: failsAs('ChangeShopReviewResult', 'Your review, or why it stays as it was.'),
    resolve: (_root, { input: { reviewId, ...said } }, ctx) =>
      ctx.rest.call(changeShopReview, { params: { id: reviewId }, body: toContract(said) }),
  }),
}));
