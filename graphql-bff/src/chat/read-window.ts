import { type ConversationSide, chatLimits } from '@besesaka/schema/chat/limits.ts';
import { readConversationWindows } from '@besesaka/schema/chat/member-operations.ts';
import { readConversation } from '@besesaka/schema/chat/operations.ts';
import type { Conversation, ConversationPage, ConversationWindow, Message } from '@besesaka/schema/chat/resources.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { type ConnectionValue, partOf } from '#platform/graphql/connection.ts';

export const sizes = { usual: chatLimits.messagePageSize, most: chatLimits.messagePageMax };

/** An impossible id gets the same error as a missing conversation. */
export function existing(id: string): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

/** A range of a conversation's messages, by their numbers. */
export interface Window {
  before: number | null;
  after: number | null;
  limit: number;
}

/** The range of messages with which each conversation was read. */
const windowsOf = new WeakMap<object, string>();

/** Reads a conversation with a range of its messages. One call serves all fields of a request. */
export async function readWindow(ctx: Context, id: string, window: Window): Promise<ConversationPage['data']> {
  const { data } = await readOnce(ctx, readConversation, { params: { id: existing(id) }, query: { ...window } });
  windowsOf.set(data, JSON.stringify(window));
  return data;
}

/** The viewer's side of a conversation. To anyone else it does not exist. */
export async function sideOf(ctx: Context, conversationId: string): Promise<ConversationSide> {
  const { viewer_is } = await readWindow(ctx, conversationId, windowOf(null));
  if (viewer_is !== 'admin') return viewer_is;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

const loadWindow = createLoader<ConversationWindow, Window>(async (ctx, ids, window) => {
  const { data } = await ctx.rest.call(readConversationWindows, { query: { ids: ids.join(','), ...window } });
  return new Map(data.map((found) => [found.id, found]));
});

/**
 * Uses the messages that came with the conversation, or reads those of many conversations in one call. A conversation
 * reported to an admin can only be read alone.
 */
export async function messagesOf(
  ctx: Context,
  conversation: Conversation,
  window: Window,
): Promise<ConnectionValue<Message>> {
  const { id } = conversation;
  const came = isPage(conversation) && windowsOf.get(conversation) === JSON.stringify(window) ? conversation : null;
  const read = came ?? (await loadWindow(ctx, id, window)) ?? (await readWindow(ctx, id, window));
  const edges = read.messages.map((node) => ({ cursor: String(node.number), node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return {
    edges,
    // Message numbers have no gaps, so the last number is the count.
    totalCount: Math.max(conversation.last_number, Number(endCursor)),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor,
      hasNextPage: read.has_later,
      hasPreviousPage: read.has_earlier,
    },
  };
}

function isPage(conversation: Conversation): conversation is ConversationPage['data'] {
  return 'messages' in conversation;
}

/** Reads the range from the arguments of `messages`. Without that field, it reads as little as possible. */
export function windowOf(given: Record<string, unknown> | null): Window {
  if (given === null) return { before: null, after: null, limit: 1 };
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : null);
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
  const args = { first: number('first'), after: text('after'), last: number('last'), before: text('before') };
  const { size: limit, isBackward, cursor } = partOf(args, sizes);
  return isBackward
    ? { before: numberOf('before', cursor), after: null, limit }
    : { before: null, after: numberOf('after', cursor) ?? 0, limit };
}

function numberOf(name: string, cursor: string | null): number | null {
  if (cursor === null || /^[1-9]\d{0,8}$/.test(cursor)) return cursor === null ? null : Number(cursor);
  throw new ValidationError(texts.invalidInput, { [name]: [texts.invalidInput] });
}
