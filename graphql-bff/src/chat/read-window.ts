import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import type { ConversationPage } from '@besesaka/schema/chat/resources.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { existing, readConversation } from './api.ts';

/** Which of a conversation's messages. */
export interface Window {
  before?: number | null;
  after?: number | null;
  first: number;
}

/** A conversation with some of its messages: one call, however many fields want it. */
export async function readWindow(
  ctx: Context,
  id: string,
  { before, after, first }: Window,
): Promise<ConversationPage['data']> {
  const query = { before: before ?? null, after: after ?? null, limit: first };
  return (await readOnce(ctx, readConversation, { params: { id: existing(id) }, query })).data;
}

/** The arguments of `messages` in a query; where it asks for no messages, as few as can be. */
export function windowOf(given: Record<string, unknown> | null): Window {
  if (given === null) return { first: 1 };
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : null);
  return { before: number('before'), after: number('after'), first: number('first') ?? chatLimits.messagePageSize };
}
