import * as operations from '@besesaka/schema/chat/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readPicture } from './read-picture.ts';

/** A picture never changes, but it is private: only the user's own browser may cache it, and only for a day. */
const cacheControl = 'private, max-age=86400, immutable';

export function pictureRoutes(): Route[] {
  return [
    route(operations.readPicture, async ({ ctx, input, c }) => {
      const { body, contentType } = await readPicture({ ctx, input });
      return c.body(body, 200, { 'content-type': contentType, 'cache-control': cacheControl });
    }),
  ];
}
