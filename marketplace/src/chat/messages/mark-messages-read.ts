import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { toConversation } from '#chat/conversations/chat-resources.ts';
import { type ConversationView, lockView, withMembers } from '#chat/conversations/conversation-view.ts';
import { type ConversationAnswer, emitRead, unchanged } from '#chat/conversations/emit-chat.ts';
import { otherSide } from '#chat/rules.ts';
import { conversationMembers, messages } from '#chat/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; up_to: number };
}

/** Marks all messages up to a number as read. The mark never moves back, and repeated calls change nothing. */
export function markMessagesRead({ ctx, input }: Args): Promise<ConversationAnswer> {
  const { userId } = requireViewer(ctx);
  const { id } = input;
  return inTransaction(ctx, async (tx) => {
    const before = await lockView(tx, { id, userId });
    const upTo = Math.min(input.up_to, before.conversation.lastNumber);
    if (upTo <= before.mine.readNumber) return unchanged(tx, before);
    const after = await moveMark(tx, before, upTo);
    const unread = await emitRead(tx, { before, after, reader: before.mine.side, upTo });
    return { success: true, data: toConversation(after), unread };
  });
}

/** Updates the mark, the messages that it passes, and both members' versions, because the other user's ticks change too. */
async function moveMark({ db, now }: Tx, before: ConversationView, upTo: number): Promise<ConversationView> {
  const { conversationId, side, readNumber } = before.mine;
  const ofOther = and(eq(messages.conversationId, conversationId), eq(messages.sender, otherSide(side)));
  const read = db.$with('read').as(
    db
      .update(messages)
      .set({ readAt: now })
      .where(and(ofOther, between(messages.number, readNumber + 1, upTo), isNull(messages.readAt)))
      .returning({ id: messages.id }),
  );
  const unreadAfter = sql`(select count(*)::int from ${messages}
    where ${ofOther} and ${messages.number} > ${upTo} and ${messages.orderCode} is null)`;
  const isMine = sql`${conversationMembers.side} = ${side}`;
  const marked = db.$with('marked').as(
    db
      .update(conversationMembers)
      .set({
        readNumber: sql`case when ${isMine} then ${upTo}::int else ${conversationMembers.readNumber} end`,
        unread: sql`case when ${isMine} then ${unreadAfter} else ${conversationMembers.unread} end`,
        version: sql`${conversationMembers.version} + 1`,
      })
      .where(eq(conversationMembers.conversationId, conversationId))
      .returning(),
  );
  const members = await db.with(read, marked).select().from(marked);
  const after = withMembers(before, members);
  // The list shows the last message, which is read now too.
  const { last } = before;
  const isSeen = last?.sender === otherSide(side) && last.number <= upTo && last.readAt === null;
  return isSeen ? { ...after, last: { ...last, readAt: now } } : after;
}
