import { z } from '@hono/zod-openapi';

export const tag = 'Chat';

/** Any text: what no id can be is not found, like the conversations of others. */
export const conversationParams = z.object({
  id: z
    .string()
    .max(100)
    .openapi({ param: { name: 'id', in: 'path' } }),
});
