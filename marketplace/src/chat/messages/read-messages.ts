import type { ConversationWindowsQuery, conversationQuery } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { ConversationWindow, Message } from '@besesaka/schema/chat/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, asc, between, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { toMessage } from '#chat/conversations/chat-resources.ts';
import { type ConversationRow, conversationMembers, conversations, messages } from '#chat/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { uploads } from '#platform/uploads/tables.ts';

export type MessageWindow = z.output<typeof conversationQuery>;

/** Returns the range of message numbers in the window. Numbers have no gaps, so this needs no query. */
function numbersOf({ before, after, limit }: MessageWindow, last: number): { from: number; to: number } {
  if (before !== undefined && after !== undefined) throw new InvalidInput({ after: [texts.invalidInput] });
  if (after !== undefined) return { from: after + 1, to: Math.min(after + limit, last) };
  const to = before === undefined ? last : Math.min(before - 1, last);
  return { from: Math.max(1, to - limit + 1), to };
}

interface Read {
  messages: Message[];
  has_earlier: boolean;
  has_later: boolean;
}

export async function readMessages(
  { db }: Pick<Ctx, 'db'>,
  { id, lastNumber }: Pick<ConversationRow, 'id' | 'lastNumber'>,
  window: MessageWindow,
  seenBy: ConversationSide | null,
): Promise<Read> {
  const part = { id, lastNumber, seenBy, ...numbersOf(window, lastNumber) };
  return toRead(part, await selectMessages(db, [part]));
}

/** Returns the same window of messages for each of the user's conversations, with two statements. */
export async function readWindows({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ConversationWindowsQuery;
}): Promise<{ success: true; data: ConversationWindow[] }> {
  const { userId } = requireViewer(ctx);
  const { ids, ...window } = input;
  const own = await ctx.db
    .select({ id: conversations.id, lastNumber: conversations.lastNumber, seenBy: conversationMembers.side })
    .from(conversations)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, conversations.id))
    .where(and(eq(conversationMembers.userId, userId), inArray(conversations.id, ids.split(','))));
  const parts = own.map((one) => ({ ...one, ...numbersOf(window, one.lastNumber) }));
  const rows = parts.length === 0 ? [] : await selectMessages(ctx.db, parts);
  return { success: true, data: parts.map((part) => ({ id: part.id, ...toRead(part, rows) })) };
}

interface Part {
  id: string;
  lastNumber: number;
  seenBy: ConversationSide | null;
  from: number;
  to: number;
}

function selectMessages(db: Ctx['db'], parts: readonly Part[]) {
  const areIn = parts.map(({ id, from, to }) =>
    and(eq(messages.conversationId, id), between(messages.number, from, to)),
  );
  return db
    .select({ row: messages, picture: uploads })
    .from(messages)
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(or(...areIn))
    .orderBy(asc(messages.conversationId), asc(messages.number));
}

function toRead({ id, lastNumber, seenBy, from, to }: Part, rows: Awaited<ReturnType<typeof selectMessages>>): Read {
  const own = rows.filter(({ row }) => row.conversationId === id);
  return {
    messages: own.map(({ row, picture }) => toMessage(row, picture, seenBy)),
    has_earlier: from > 1 && lastNumber > 0,
    has_later: to < lastNumber,
  };
}
