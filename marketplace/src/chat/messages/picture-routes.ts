import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { z } from '@hono/zod-openapi';
import { idParams } from '#chat/conversation-params.ts';
import { createRouter, fileRoute, type Router } from '#platform/http/router.ts';
import { imageWidth } from '#platform/uploads/read-upload.ts';
import { readPicture } from './read-picture.ts';

const pictureQuery = z.object({ width: imageWidth });

const show = fileRoute(
  {
    method: 'get',
    path: '/api/chat-pictures/{id}',

    id: 'readPicture',
    summary: "A message's picture, for the two people of its conversation",
    login: 'needed',
    type: 'image/webp',
  },
  { params: idParams('Of the picture', examples.upload), query: pictureQuery },
);

/** It never changes, and is nobody else's: only this person's own browser may keep it, and not for ever. */
const keptAWhile = 'private, max-age=86400, immutable';

export function pictureRoutes(): Router {
  const router = createRouter();
  router.openapi(show, async (c) => {
    const input = { ...c.req.valid('query'), ...c.req.valid('param') };
    const { body, contentType } = await readPicture({ ctx: c.get('ctx'), input });
    return c.body(body, 200, { 'content-type': contentType, 'cache-control': keptAWhile });
  });
  return router;
}
