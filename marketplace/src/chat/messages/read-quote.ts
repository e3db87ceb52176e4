import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import type { MessageQuote } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { ConversationView } from '#chat/conversations/conversation-view.ts';
import { hiddenFrom } from '#chat/message-resource.ts';
import { previewOf } from '#chat/rules.ts';
import { messages } from '#chat/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns a copy of the quoted message. It must be in this conversation and visible to the user who replies. */
export async function readQuote({ db }: Ctx, { mine }: ConversationView, id: string): Promise<MessageQuote> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversationId, mine.conversationId)));
  // Order steps cannot be quoted, because neither user wrote them.
  if (!row || row.sender === 'system' || row.orderCode !== null || row[hiddenFrom[mine.side]])
    throw new InvalidInput({ reply_to_id: [texts.replyGone] });
  return {
    id,
    number: row.number,
    sender_type: row.sender,
    content: previewOf(row.content, limits.quoteMax),
    has_picture: row.attachmentId !== null,
  };
}
