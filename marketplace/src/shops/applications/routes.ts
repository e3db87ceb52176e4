import {
  applicationFields,
  askedPictureInput,
  checkIdNumber,
  resubmissionInput,
} from '@besesaka/schema/shops/inputs.ts';
import { ownShop } from '@besesaka/schema/shops/resources.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { z } from '@hono/zod-openapi';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { aroundFile, isNothingChosen } from '#platform/uploads/forms.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { applyToSell } from './apply-to-sell.ts';
import { readOwnShop } from './read-own-shop.ts';
import { sendAskedPicture } from './send-asked-picture.ts';

const file = (missing: string, description: string) =>
  z
    .preprocess((value) => (isNothingChosen(value) ? undefined : value), z.instanceof(Blob, { error: missing }))
    .openapi({ type: 'string', format: 'binary', description });

const applicationForm = applicationFields
  .extend({
    id_document: file(texts.documentRequired, 'A picture of the paper'),
    passport_picture: file(texts.selfieRequired, 'A picture of the face'),
  })
  .superRefine(checkIdNumber);

const about = { login: 'needed', refuses: ['REFUSED'], answer: ownShop, status: 201 } as const;

const becomeSeller = jsonRoute(
  {
    ...about,
    method: 'post',
    path: '/api/become-seller',
    id: 'becomeSeller',
    suspended: 'refused',
    summary: 'Open a shop, or hand in its papers again, with both pictures',
    body: { bytes: identityDocument.bytesMax + selfie.bytesMax + 2 * aroundFile, tooLarge: texts.documentTooLarge },
  },
  { body: { required: true, content: { 'multipart/form-data': { schema: applicationForm } } } },
);

const apply = jsonRoute(
  {
    ...about,
    method: 'post',
    path: '/api/seller-application',
    id: 'applyToSell',
    suspended: 'refused',
    summary: 'The same, with pictures that were brought before',
  },
  jsonBody(resubmissionInput),
);

const sendAsked = jsonRoute(
  {
    ...about,
    method: 'post',
    path: '/api/seller-application/asked-picture',
    id: 'sendAskedPicture',
    suspended: 'refused',
    summary: 'Send again the one picture that was asked for, brought before; the rest of the application stays',
    refuses: ['NOT_FOUND', 'REFUSED'],
  },
  jsonBody(askedPictureInput),
);

const mine = jsonRoute({
  method: 'get',
  path: '/api/my-shop',
  id: 'readOwnShop',
  summary: 'The own shop, with where its check stands',
  login: 'needed',
  refuses: ['NOT_FOUND'],
  answer: ownShop,
});

/** A person on the way to a shop of their own, and that shop as they see it. */
export function applicationRoutes(): Router {
  const router = createRouter();
  router.openapi(becomeSeller, async (c) => {
    const ctx = c.get('ctx');
    requireViewer(ctx);
    const { id_document: paper, passport_picture: face, ...fields } = c.req.valid('form');
    const document = await keepUpload({ ctx, input: { purpose: identityDocument, file: paper, field: 'id_document' } });
    const picture = await keepUpload({ ctx, input: { purpose: selfie, file: face, field: 'passport_picture' } });
    const input = { ...fields, id_document: document.id, passport_picture: picture.id };
    return c.json(await applyToSell({ ctx, input }), 201);
  });
  router.openapi(apply, async (c) => c.json(await applyToSell({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201));
  router.openapi(sendAsked, async (c) =>
    c.json(await sendAskedPicture({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201),
  );
  router.openapi(mine, async (c) => c.json(await readOwnShop({ ctx: c.get('ctx') }), 200));
  return router;
}
