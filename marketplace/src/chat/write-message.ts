import type { MessageSender } from '@besesaka/schema/chat/limits.ts';
import type { Message } from '@besesaka/schema/chat/resources.ts';
import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import { type ConversationView, withMembers } from './conversation-view.ts';
import { toMessage } from './message-resource.ts';
import { conversationMembers, conversations, type MessageRow, messages } from './tables.ts';
import { tellAdded } from './tell-chat.ts';

export interface NewMessage {
  sender: MessageSender;
  clientId: string;
  content: string;
  picture: UploadRow | null;
  /** A step of an order is told in its own way, so that it counts as no unread message and fetches nothing from the archive. */
  step: { code: string; state: OrderState; reason: string | null } | null;
}

interface Written {
  message: Message;
  view: ConversationView;
}

/** Writes the next message of a locked conversation, moves it up in both lists, and tells both: one statement. */
export async function writeMessage(ctx: Ctx, view: ConversationView, said: NewMessage): Promise<Written> {
  const row = toRow(ctx, view, said);
  const { conversationId, number } = row;
  const added = ctx.db.$with('added').as(ctx.db.insert(messages).values(row).returning({ id: messages.id }));
  const numbered = ctx.db
    .$with('numbered')
    .as(
      ctx.db
        .update(conversations)
        .set({ lastNumber: number })
        .where(eq(conversations.id, conversationId))
        .returning({ id: conversations.id }),
    );
  const { side } = conversationMembers;
  const isRecipient = sql`case when ${side} <> ${said.sender} then 1 else 0 end`;
  const moved = ctx.db.$with('moved').as(
    ctx.db
      .update(conversationMembers)
      .set({
        lastAt: ctx.now,
        version: sql`${conversationMembers.version} + 1`,
        ...(said.step === null && { unread: sql`${conversationMembers.unread} + ${isRecipient}`, archived: false }),
      })
      .where(eq(conversationMembers.conversationId, conversationId))
      .returning(),
  );
  const members = await ctx.db.with(added, numbered, moved).select().from(moved);
  const written: ConversationView = {
    ...withMembers(view, members),
    conversation: { ...view.conversation, lastNumber: number },
    last: row,
    picture: said.picture,
  };
  const message = toMessage(row, said.picture);
  await tellAdded(ctx, { before: view, after: written, message });
  return { message, view: written };
}

function toRow(ctx: Ctx, { conversation }: ConversationView, said: NewMessage): MessageRow {
  return {
    id: newId(),
    conversationId: conversation.id,
    number: conversation.lastNumber + 1,
    sender: said.sender,
    clientId: said.clientId,
    content: said.content,
    attachmentId: said.picture?.id ?? null,
    orderCode: said.step?.code ?? null,
    orderState: said.step?.state ?? null,
    orderReason: said.step?.reason ?? null,
    readAt: null,
    createdAt: ctx.now,
  };
}
