import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import { upload } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { conversationParams, tag } from '#chat/conversation-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import type { Drawing } from '#platform/media/drawing.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { keepPicture } from './keep-picture.ts';
import { readPicture } from './read-picture.ts';

/** A form is a little longer than the file in it. */
const formBytes = limits.pictureBytesMax + 64 * 1024;

const uploadForm = z.object({
  file: z.instanceof(Blob, { error: texts.pictureInvalid }).openapi({ type: 'string', format: 'binary' }),
});

const add = jsonRoute(
  {
    method: 'post',
    path: '/api/uploads',
    tag,
    summary: 'Bring a picture, to be sent with a message within a day',
    answer: upload,
    status: 201,
    body: { bytes: formBytes, tooLarge: texts.pictureTooLarge, wrongType: texts.pictureInvalid },
  },
  { body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } } },
);

const pictureQuery = z.object({
  width: z.coerce
    .number()
    .pipe(z.literal([...imageWidths]))
    .optional(),
});

const show = createRoute({
  method: 'get',
  path: '/api/chat/pictures/{id}',
  tags: [tag],
  summary: "A message's picture, for the two people of its conversation",
  request: { params: conversationParams, query: pictureQuery },
  responses: { 200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } } },
});

/** It never changes, and is nobody else's: only this person's own browser may keep it, and not for ever. */
const keptAWhile = 'private, max-age=86400, immutable';

export function pictureRoutes({ drawing }: { drawing: Drawing }): Router {
  const router = createRouter();
  router.use('/api/uploads', async (c, next) => {
    requireViewer(c.get('ctx'));
    await next();
  });
  router.openapi(add, async (c) => {
    const { file } = c.req.valid('form');
    return c.json(await keepPicture({ ctx: c.get('ctx'), input: { file }, drawing }), 201);
  });
  router.openapi(show, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    const { body, contentType } = await readPicture({ ctx: c.get('ctx'), input, drawing });
    return c.body(body, 200, { 'content-type': contentType, 'cache-control': keptAWhile });
  });
  return router;
}
