import { z } from 'zod';
import { group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';

export const reading = group({ auth: 'user', scope: 'chat:read' });
export const writing = group({ auth: 'user', scope: 'chat:write', suspended: 'may' });

/** Accepts any text: an impossible id is not found, like the conversations of others. */
export function idParams(text: string, example: string, naming?: { as: string }) {
  return pathParam('id', z.string().max(100), text, example, naming);
}

export const conversationParams = idParams('ID of the conversation', examples.conversation, { as: 'conversationId' });
