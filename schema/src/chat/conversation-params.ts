import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';

/** Any text: one that no id can be is not found, like the conversations of others. */
export function idParams(text: string, example: string) {
  return pathParam('id', z.string().max(100), text, example);
}

export const conversationParams = idParams('Of the conversation', examples.conversation);
