import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import * as operations from '@besesaka/schema/reviews/write-operations.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { changeProductReview } from './change-product-review.ts';
import { changeShopReview } from './change-shop-review.ts';
import { reviewPhoto } from './uploads.ts';
import { writeProductReview } from './write-product-review.ts';
import { writeShopReview } from './write-shop-review.ts';

export function writeRoutes(): Route[] {
  return [
    route(operations.sendProductReview, async ({ ctx, input: { image, ...review } }) =>
      writeProductReview({ ctx, input: { ...review, image_ids: await keepPhotos(ctx, image) } }),
    ),
    route(operations.writeProductReview, writeProductReview),
    route(operations.changeProductReview, changeProductReview),
    route(operations.sendShopReview, writeShopReview),
    route(operations.changeShopReview, changeShopReview),
  ];
}

/** One after the other, before any transaction; what waits unused because of a refusal is swept away. */
async function keepPhotos(ctx: Ctx, files: File[]): Promise<string[]> {
  const faulty = files.find(({ type }) => !type.startsWith('image/'));
  if (faulty) throw new InvalidInput({ image: [texts.notImage(faulty.name)] }, texts.notImage(faulty.name));
  const ids: string[] = [];
  const input = { purpose: reviewPhoto, field: 'image' };
  for (const file of files) ids.push((await keepUpload({ ctx, input: { ...input, file } })).id);
  return ids;
}
