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

/** Writes the next message of a locked conversation, moves it up in both lists, and tells both. */
export async function writeMessage(ctx: Ctx, view: ConversationView, said: NewMessage): Promise<Written> {
  const row = toRow(ctx, view, said);
  const members = await insert(ctx, row, said);
  const conversation = { ...view.conversation, lastNumber: row.number };
  const after = { ...withMembers(view, members), conversation, last: row, picture: said.picture };
  const message = toMessage(row, said.picture);
  await tellAdded(ctx, { before: view, after, message });
  return { message, view: after };
}

/** The message, its conversation's number and both members' rows, in one statement. */
function insert({ db, now }: Ctx, row: MessageRow, { sender, step }: NewMessage) {
  const { conversationId, side, unread, version } = conversationMembers;
  const added = db.$with('added').as(db.insert(messages).values(row).returning({ id: messages.id }));
  const numbered = db
    .$with('numbered')
    .as(
      db
        .update(conversations)
        .set({ lastNumber: row.number })
        .where(eq(conversations.id, row.conversationId))
        .returning({ id: conversations.id }),
    );
  const arrival = { unread: sql`${unread} + case when ${side} <> ${sender} then 1 else 0 end`, archived: false };
  return db
    .with(added, numbered)
    .update(conversationMembers)
    .set({ lastAt: now, version: sql`${version} + 1`, ...(step === null && arrival) })
    .where(eq(conversationId, row.conversationId))
    .returning();
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
