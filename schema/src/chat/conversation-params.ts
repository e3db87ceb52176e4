import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';

/** Accepts any text: an impossible id is not found, like the conversations of others. */
export function idParams(text: string, example: string) {
  return pathParam('id', z.string().max(100), text, example);
}

export const conversationParams = idParams('ID of the conversation', examples.conversation);
