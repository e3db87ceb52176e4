import { z } from '@hono/zod-openapi';

/** Any text: what no slug can be is simply not found. */
export const slugParams = z.object({
  slug: z.string().openapi({ param: { name: 'slug', in: 'path' }, example: 'kente-scarf' }),
});
