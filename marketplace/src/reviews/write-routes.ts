import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import {
  productReviewChangeInput,
  productReviewInput,
  shopReviewChangeInput,
  shopReviewInput,
} from '@besesaka/schema/reviews/inputs.ts';
import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { productReviewAnswer, shopReviewAnswer } from '@besesaka/schema/reviews/resources.ts';
import { shopReviewTexts, reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { z } from '@hono/zod-openapi';
import { slugParams } from '#catalog/slug-params.ts';
import type { Ctx } from '#platform/context.ts';
import { InvalidInput } from '#platform/errors.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { isNothingChosen } from '#platform/uploads/forms.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { changeProductReview } from './change-product-review.ts';
import { changeShopReview } from './change-shop-review.ts';
import { reviewPhoto } from './uploads.ts';
import { writeProductReview } from './write-product-review.ts';
import { writeShopReview } from './write-shop-review.ts';

const photo = z.instanceof(File).openapi({ type: 'string', format: 'binary' });
const form = productReviewInput.omit({ image_ids: true }).extend({
  image: z
    .preprocess(
      (value) => [value ?? []].flat().filter((one) => !isNothingChosen(one)),
      z.array(photo).max(limits.photosMax, texts.tooManyPhotos),
    )
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
});

const send = jsonRoute(
  {
    method: 'post',
    path: '/api/send-product-review/{slug}',
    id: 'sendProductReview',
    suspended: 'refused',
    login: 'needed',
    refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
    summary: 'Review a product, with up to three photos',
    answer: productReviewAnswer,
    status: 201,
    body: { bytes: limits.formBytesMax, tooLarge: texts.formTooLarge },
  },
  { params: slugParams, body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
);

const write = jsonRoute(
  {
    method: 'post',
    path: '/api/v1/products/{slug}/reviews',
    id: 'writeProductReview',
    suspended: 'refused',
    login: 'needed',
    refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
    summary: 'The same, with photos that were brought before',
    answer: productReviewAnswer,
    status: 201,
  },
  { params: slugParams, ...jsonBody(productReviewInput) },
);

const change = jsonRoute(
  {
    method: 'patch',
    path: '/api/v1/product-reviews/{id}',
    id: 'changeProductReview',
    suspended: 'refused',
    login: 'needed',
    refuses: ['REFUSED'],
    summary: 'Change an own review within 30 days',
    answer: productReviewAnswer,
  },
  {
    params: pathParam('id', z.uuid(), 'Of the review', examples.productReview),
    ...jsonBody(productReviewChangeInput),
  },
);

const sendOfShop = jsonRoute(
  {
    method: 'post',
    path: '/api/send-shop-review',
    id: 'sendShopReview',
    suspended: 'refused',
    login: 'needed',
    loginText: shopReviewTexts.login,
    refuses: ['ALREADY_REVIEWED', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    summary: 'Review a shop',
    answer: shopReviewAnswer,
    status: 201,
  },
  jsonBody(shopReviewInput),
);

const changeOfShop = jsonRoute(
  {
    method: 'patch',
    path: '/api/v1/shop-reviews/{id}',
    id: 'changeShopReview',
    suspended: 'refused',
    login: 'needed',
    refuses: ['REFUSED'],
    summary: 'Change an own review of a shop within 30 days',
    answer: shopReviewAnswer,
  },
  {
    params: pathParam('id', z.uuid(), 'Of the review', examples.productReview),
    ...jsonBody(shopReviewChangeInput),
  },
);

export function addWriteRoutes(router: Router): void {
  router.openapi(send, async (c) => {
    const ctx = c.get('ctx');
    const { image, ...review } = c.req.valid('form');
    const image_ids = await keepPhotos(ctx, image);
    return c.json(await writeProductReview({ ctx, input: { ...review, image_ids, ...c.req.valid('param') } }), 201);
  });
  router.openapi(write, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await writeProductReview({ ctx: c.get('ctx'), input }), 201);
  });
  router.openapi(change, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await changeProductReview({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(sendOfShop, async (c) =>
    c.json(await writeShopReview({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201),
  );
  router.openapi(changeOfShop, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await changeShopReview({ ctx: c.get('ctx'), input }), 200);
  });
}

/** One after the other, before any transaction; what waits unused because of a refusal is swept away. */
async function keepPhotos(ctx: Ctx, files: File[]): Promise<string[]> {
  requireViewer(ctx);
  const faulty = files.find(({ type }) => !type.startsWith('image/'));
  if (faulty) throw new InvalidInput({ image: [texts.notImage(faulty.name)] }, texts.notImage(faulty.name));
  const ids: string[] = [];
  const input = { purpose: reviewPhoto, field: 'image' };
  for (const file of files) ids.push((await keepUpload({ ctx, input: { ...input, file } })).id);
  return ids;
}
