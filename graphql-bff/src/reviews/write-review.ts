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
import { asks } from '#platform/graphql/mutation-words.ts';
import { ProductReview } from './product-review.ts';
import { ShopReview } from './shop-review.ts';

const WriteProductReviewInput = builder
  .inputRef<InputOf<typeof changeProductReview.body.schema> & { productSlug: string; photoIds?: string[] | null }>(
    'WriteProductReviewInput',
  )
  .implement({
    description: 'What you think of a product.',
    fields: (t) => ({
      productSlug: t.string({ required: true, description: 'The last part of the address of the product.' }),
      ...inputFields(t, changeProductReview.body),
      photoIds: t.idList({
        description: 'What `POST /api/uploads?purpose=review-photo` answered for up to three photos.',
      }),
    }),
  });

const ChangeProductReviewInput = builder
  .inputRef<InputOf<typeof changeProductReview.body.schema> & { reviewId: string }>('ChangeProductReviewInput')
  .implement({
    description: 'What your review shall say; its photos stay.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'Identifies your review.' }),
      ...inputFields(t, changeProductReview.body),
    }),
  });

/** The contract calls the shop a seller. */
type ShopWords = Omit<InputOf<typeof sendShopReview.body.schema>, 'sellerSlug'> & { shopSlug: string };

const WriteShopReviewInput = builder.inputRef<ShopWords>('WriteShopReviewInput').implement({
  description: 'What you think of a shop: at least one score beside the overall one.',
  fields: (t) => {
    const { sellerSlug: shopSlug, ...said } = inputFields(t, sendShopReview.body);
    return { shopSlug, ...said };
  },
});

const ChangeShopReviewInput = builder
  .inputRef<InputOf<typeof changeShopReview.body.schema> & { reviewId: string }>('ChangeShopReviewInput')
  .implement({
    description: 'What your review of a shop shall say: at least one score beside the overall one.',
    fields: (t) => ({
      reviewId: t.id({ required: true, description: 'Identifies your review.' }),
      ...inputFields(t, changeShopReview.body),
    }),
  });

const ProductReviewWritten = builder.objectRef<ProductReviewAnswer>('ProductReviewWritten').implement({
  description: 'Your review of a product, as everybody sees it now.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence to show.' }),
    review: t.expose('review', { type: ProductReview, description: 'The review.' }),
  }),
});

const ShopReviewWritten = builder.objectRef<ShopReviewAnswer>('ShopReviewWritten').implement({
  description: 'Your review of a shop, as everybody sees it now.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence to show.' }),
    review: t.expose('review', { type: ShopReview, description: 'The review.' }),
  }),
});

builder.mutationFields((t) => ({
  writeProductReview: t.field({
    type: ProductReviewWritten,
    extensions: asks(writeProductReview),
    description: 'Reviews a product, once.',
    args: { input: t.arg({ type: WriteProductReviewInput, required: true, description: 'What you think of it.' }) },
    errors: failsAs('WriteProductReviewResult', 'Your review, or why it was not taken.'),
    resolve: (_root, { input: { productSlug, photoIds, ...said } }, ctx) => {
      const body = { ...toContract(said), image_ids: photoIds ?? undefined };
      const params = { slug: productSlug };
      return inFieldsOf({ imageIds: 'photoIds' }, ctx.rest.call(writeProductReview, { params, body }));
    },
  }),
  changeProductReview: t.field({
    type: ProductReviewWritten,
    extensions: asks(changeProductReview),
    description: 'Changes your review within 30 days.',
    args: { input: t.arg({ type: ChangeProductReviewInput, required: true, description: 'What it shall say.' }) },
    errors: failsAs('ChangeProductReviewResult', 'Your review, or why it stays as it was.'),
    resolve: (_root, { input: { reviewId, ...said } }, ctx) =>
      ctx.rest.call(changeProductReview, { params: { id: reviewId }, body: toContract(said) }),
  }),
  writeShopReview: t.field({
    type: ShopReviewWritten,
    extensions: asks(sendShopReview),
    description: 'Reviews a shop, once.',
    args: { input: t.arg({ type: WriteShopReviewInput, required: true, description: 'What you think of it.' }) },
    errors: failsAs('WriteShopReviewResult', 'Your review, or why it was not taken.'),
    resolve: (_root, { input: { shopSlug, ...said } }, ctx) =>
      inFieldsOf(
        { sellerSlug: 'shopSlug' },
        ctx.rest.call(sendShopReview, { body: { ...toContract(said), seller_slug: shopSlug } }),
      ),
  }),
  changeShopReview: t.field({
    type: ShopReviewWritten,
    extensions: asks(changeShopReview),
    description: 'Changes your review of a shop within 30 days.',
    args: { input: t.arg({ type: ChangeShopReviewInput, required: true, description: 'What it shall say.' }) },
    errors: failsAs('ChangeShopReviewResult', 'Your review, or why it stays as it was.'),
    resolve: (_root, { input: { reviewId, ...said } }, ctx) =>
      ctx.rest.call(changeShopReview, { params: { id: reviewId }, body: toContract(said) }),
  }),
}));
