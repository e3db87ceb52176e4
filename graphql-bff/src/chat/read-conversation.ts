import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import { readConversationWindows } from '@besesaka/schema/chat/member-operations.ts';
import { readConversation } from '@besesaka/schema/chat/operations.ts';
import type { Conversation, ConversationPage, ConversationWindow, Message } from '@besesaka/schema/chat/resources.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { z } from 'zod';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import type { ConnectionValue } from '#platform/graphql/connection.ts';
import { type MessageRange, rangeFromArguments } from './message-range.ts';

/** An impossible id gets the same error as a missing conversation. */
export function requireConversationId(id: string): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

/** The range of messages with which each conversation was read. */
const rangeByConversation = new WeakMap<object, string>();

/** Reads a conversation with a range of its messages. One call serves all fields of a request. */
export async function readConversationRange(
  ctx: Context,
  id: string,
  range: MessageRange,
): Promise<ConversationPage['data']> {
  const params = { id: requireConversationId(id) };
  const { data } = await readOnce(ctx, readConversation, { params, query: { ...range } });
  rangeByConversation.set(data, JSON.stringify(range));
  return data;
}

/** The viewer's side of a conversation. To anyone else it does not exist. */
export async function requireParticipant(ctx: Context, conversationId: string): Promise<ConversationSide> {
  const { viewer_is } = await readConversationRange(ctx, conversationId, rangeFromArguments(null));
  if (viewer_is !== 'admin') return viewer_is;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

const loadRange = createLoader<ConversationWindow, MessageRange>(async (ctx, ids, range) => {
  const { data } = await ctx.rest.call(readConversationWindows, { query: { ids: ids.join(','), ...range } });
  return new Map(data.map((conversation) => [conversation.id, conversation]));
});

/**
 * Uses the messages that came with the conversation, or reads those of many conversations in one call. A conversation
 * reported to an admin can only be read alone.
 */
export async function readMessages(
  ctx: Context,
  conversation: Conversation,
  range: MessageRange,
): Promise<ConnectionValue<Message>> {
  const { id } = conversation;
  const isIncluded = isPage(conversation) && rangeByConversation.get(conversation) === JSON.stringify(range);
  const included = isIncluded ? conversation : null;
  const page = included ?? (await loadRange(ctx, id, range)) ?? (await readConversationRange(ctx, id, range));
  const edges = page.messages.map((node) => ({ cursor: String(node.number), node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return {
    edges,
    // Message numbers have no gaps, so the last number is the count.
    totalCount: Math.max(conversation.last_number, Number(endCursor)),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor,
      hasNextPage: page.has_later,
      hasPreviousPage: page.has_earlier,
    },
  };
}

function isPage(conversation: Conversation): conversation is ConversationPage['data'] {
  return 'messages' in conversation;
}
