import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';

/** Any text: what no id can be is not found, like the conversations of others. */
export function idParams(description: string, example: string) {
  return pathParam('id', z.string().max(100), description, example);
}

export const conversationParams = idParams('Of the conversation', examples.conversation);
