import * as operations from '@besesaka/schema/chat/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readPicture } from './read-picture.ts';

/** It never changes, and is nobody else's: only this person's own browser may keep it, and not for ever. */
const keptAWhile = 'private, max-age=86400, immutable';

export function pictureRoutes(): Route[] {
  return [
    route(operations.readPicture, async ({ ctx, input, c }) => {
      const { body, contentType } = await readPicture({ ctx, input });
      return c.body(body, 200, { 'content-type': contentType, 'cache-control': keptAWhile });
    }),
  ];
}
