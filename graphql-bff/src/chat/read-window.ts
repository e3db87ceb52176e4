import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import type { Conversation, ConversationPage, ConversationWindow } from '@besesaka/schema/chat/resources.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { createLoader } from '#platform/rest/loader.ts';
import { existing, readConversation, readWindows } from './api.ts';

/** Which of a conversation's messages. */
export interface Window {
  before?: number | null;
  after?: number | null;
  first: number;
}

/** With which window of messages a conversation came. */
const windowsOf = new WeakMap<object, string>();

/** A conversation with some of its messages: one call, however many fields want it. */
export async function readWindow(
  ctx: Context,
  id: string,
  { before, after, first }: Window,
): Promise<ConversationPage['data']> {
  const query = { before: before ?? null, after: after ?? null, limit: first };
  const { data } = await readOnce(ctx, readConversation, { params: { id: existing(id) }, query });
  windowsOf.set(data, JSON.stringify(query));
  return data;
}

const loadWindow = createLoader<ConversationWindow, Window>(async (ctx, ids, { before, after, first }) => {
  const query = { ids: ids.join(','), before: before ?? null, after: after ?? null, limit: first };
  const { data } = await ctx.rest.call(readWindows, { query });
  return new Map(data.map((found) => [found.id, found]));
});

/** What came with the conversation, or the same of many at once; one that was reported to an admin is only read alone. */
export async function messagesOf(ctx: Context, conversation: Conversation, { before, after, first }: Window) {
  const query = { before: before ?? null, after: after ?? null, limit: first };
  if (isPage(conversation) && windowsOf.get(conversation) === JSON.stringify(query)) return conversation;
  const { id } = conversation;
  return (await loadWindow(ctx, id, { before, after, first })) ?? readWindow(ctx, id, { before, after, first });
}

function isPage(conversation: Conversation): conversation is ConversationPage['data'] {
  return 'messages' in conversation;
}

/** The arguments of `messages` in a query; where it asks for no messages, as few as can be. */
export function windowOf(given: Record<string, unknown> | null): Window {
  if (given === null) return { first: 1 };
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : null);
  return { before: number('before'), after: number('after'), first: number('first') ?? chatLimits.messagePageSize };
}
