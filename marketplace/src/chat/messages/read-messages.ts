import type { conversationQuery } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Message } from '@besesaka/schema/chat/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, asc, between, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { toMessage } from '#chat/message-resource.ts';
import { type ConversationRow, messages } from '#chat/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { uploads } from '#platform/uploads/tables.ts';

export type MessageWindow = z.output<typeof conversationQuery>;

/** Returns the range of message numbers in the window. Numbers have no gaps, so this needs no query. */
export function numbersOf({ before, after, limit }: MessageWindow, last: number): { from: number; to: number } {
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
  const { from, to } = numbersOf(window, lastNumber);
  const rows = await db
    .select({ row: messages, picture: uploads })
    .from(messages)
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(and(eq(messages.conversationId, id), between(messages.number, from, to)))
    .orderBy(asc(messages.number));
  return {
    messages: rows.map(({ row, picture }) => toMessage(row, picture, seenBy)),
    has_earlier: from > 1 && lastNumber > 0,
    has_later: to < lastNumber,
  };
}
