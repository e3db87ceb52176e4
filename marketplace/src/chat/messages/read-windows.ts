import type { ConversationWindowsQuery } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationWindow } from '@besesaka/schema/chat/resources.ts';
import { and, asc, between, eq, inArray, or } from 'drizzle-orm';
import { toMessage } from '#chat/message-resource.ts';
import { conversationMembers, conversations, messages } from '#chat/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { numbersOf } from './read-messages.ts';

interface Args {
  ctx: Ctx;
  input: ConversationWindowsQuery;
}

/** Returns the same window of messages for each of the user's conversations, with two statements. */
export async function readWindows({ ctx, input }: Args): Promise<ConversationWindow[]> {
  const { userId } = requireViewer(ctx);
  const { ids, ...window } = input;
  const own = await ctx.db
    .select({ id: conversations.id, last: conversations.lastNumber, side: conversationMembers.side })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(eq(conversationMembers.userId, userId), inArray(conversations.id, ids.split(','))));
  const wanted = own.map((one) => ({ ...one, ...numbersOf(window, one.last) }));
  if (wanted.length === 0) return [];
  const rows = await ctx.db
    .select({ row: messages, picture: uploads })
    .from(messages)
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(
      or(...wanted.map(({ id, from, to }) => and(eq(messages.conversationId, id), between(messages.number, from, to)))),
    )
    .orderBy(asc(messages.conversationId), asc(messages.number));
  const byConversation = new Map(wanted.map(({ id }) => [id, [] as (typeof rows)[number][]]));
  for (const one of rows) byConversation.get(one.row.conversationId)?.push(one);
  return wanted.map(({ id, last, side, from, to }) => ({
    id,
    messages: (byConversation.get(id) ?? []).map(({ row, picture }) => toMessage(row, picture, side)),
    has_earlier: from > 1 && last > 0,
    has_later: to < last,
  }));
}
