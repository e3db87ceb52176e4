import * as operations from '@besesaka/schema/reviews/operations.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import * as writing from '@besesaka/schema/reviews/write-operations.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { withEnds } from '#platform/http/page-addresses.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { changeProductReview, changeShopReview } from './change-review.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { listProductReviews, listReviewsOfProducts } from './list-product-reviews.ts';
import { listReviewsOfShops, listShopReviews } from './list-shop-reviews.ts';
import { readOwnReview } from './read-own-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { productSubject, shopSubject } from './subjects.ts';
import { reviewPhoto } from './uploads.ts';
import { voteHelpful } from './vote-helpful.ts';
import { writeProductReview, writeShopReview } from './write-review.ts';

export function reviewRoutes(): Route[] {
  return [
    route(operations.listProductReviews, paged(listProductReviews)),
    route(operations.listReviewsOfProducts, async ({ ctx, input }) => {
      const lists = await listReviewsOfProducts({ ctx, input: { ...input, ids: input.ids.split(',') } });
      return { results: lists.map(withEnds) };
    }),
    route(operations.listReviewsOfShops, async ({ ctx, input }) => {
      const lists = await listReviewsOfShops({ ctx, input: { ...input, slugs: input.slugs.split(',') } });
      return { results: lists.map(withEnds) };
    }),
    route(operations.listShopReviews, paged(listShopReviews)),
    route(operations.listMoreShopReviews, paged(listShopReviews)),
    route(writing.sendProductReview, async ({ ctx, input: { image, ...review } }) =>
      writeProductReview({ ctx, input: { ...review, image_ids: await keepPhotos(ctx, image) } }),
    ),
    route(writing.writeProductReview, writeProductReview),
    route(writing.changeProductReview, changeProductReview),
    route(writing.sendShopReview, writeShopReview),
    route(writing.changeShopReview, changeShopReview),
    route(operations.readOwnProductReview, readOwnReview(productSubject)),
    route(operations.readOwnShopReview, readOwnReview(shopSubject)),
    route(operations.listOwnReviews, paged(listOwnReviews)),
    route(operations.replyToReview, replyToReview),
    route(operations.voteHelpful, ({ ctx, input }) => voteHelpful({ ctx, input: { ...input, isHelpful: true } })),
    route(operations.withdrawHelpfulVote, ({ ctx, input }) =>
      voteHelpful({ ctx, input: { ...input, isHelpful: false } }),
    ),
  ];
}

/** Stores the photos in sequence, before any transaction. A job deletes unused ones if the request is refused. */
async function keepPhotos(ctx: Ctx, files: File[]): Promise<string[]> {
  const faulty = files.find(({ type }) => !type.startsWith('image/'));
  if (faulty) throw new InvalidInput({ image: [texts.notImage(faulty.name)] }, texts.notImage(faulty.name));
  const ids: string[] = [];
  const input = { purpose: reviewPhoto, field: 'image' };
  for (const file of files) ids.push((await saveUpload({ ctx, input: { ...input, file } })).id);
  return ids;
}
