import type { MessageSender } from '@besesaka/schema/chat/limits.ts';
import type { Message } from '@besesaka/schema/chat/resources.ts';
import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import type { ConversationView } from './conversation-view.ts';
import { toMessage } from './message-resource.ts';
import { conversationMembers, conversations, type MemberRow, type MessageRow, messages } from './tables.ts';
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

/**
 * Writes the next message of a locked conversation, moves it up in both lists, and tells both. What the statement leaves
 * behind is known beforehand, so that only the end of the transaction waits for it.
 */
export async function writeMessage(ctx: Ctx, view: ConversationView, said: NewMessage): Promise<Written> {
  const row = toRow(ctx, view, said);
  ctx.events.meanwhile(write(ctx, row, said));
  const written: ConversationView = {
    ...view,
    mine: moved(ctx, view.mine, said),
    other: moved(ctx, view.other, said),
    conversation: { ...view.conversation, lastNumber: row.number },
    last: row,
    picture: said.picture,
  };
  const message = toMessage(row, said.picture);
  await tellAdded(ctx, { before: view, after: written, message });
  return { message, view: written };
}

/** Must do the same as `moved`. */
function write({ db, now }: Ctx, row: MessageRow, { sender, step }: NewMessage): Promise<unknown> {
  return (step === null ? writeText : writeStep)(db, { ...row, now, speaker: sender });
}

const writeText = builtOnce((db) => {
  const { side, unread } = conversationMembers;
  const isRecipient = sql`case when ${side} <> ${sql.placeholder('speaker')} then 1 else 0 end`;
  return writing(db, { unread: sql`${unread} + ${isRecipient}`, archived: false });
});
const writeStep = builtOnce((db) => writing(db, {}));

const placeholders = {
  id: sql.placeholder('id'),
  conversationId: sql.placeholder('conversationId'),
  number: sql.placeholder('number'),
  sender: sql.placeholder('sender'),
  clientId: sql.placeholder('clientId'),
  content: sql.placeholder('content'),
  attachmentId: sql.placeholder('attachmentId'),
  orderCode: sql.placeholder('orderCode'),
  orderState: sql.placeholder('orderState'),
  orderReason: sql.placeholder('orderReason'),
  readAt: null,
  createdAt: sql.placeholder('createdAt'),
} satisfies Record<keyof MessageRow, unknown>;

function writing(db: Database, change: { unread?: SQL; archived?: boolean }) {
  const added = db.$with('added').as(db.insert(messages).values(placeholders).returning({ id: messages.id }));
  const numbered = db.$with('numbered').as(
    db
      .update(conversations)
      .set({ lastNumber: sql`${sql.placeholder('number')}` })
      .where(eq(conversations.id, sql.placeholder('conversationId')))
      .returning({ id: conversations.id }),
  );
  return db
    .with(added, numbered)
    .update(conversationMembers)
    .set({ lastAt: sql`${sql.placeholder('now')}`, version: sql`${conversationMembers.version} + 1`, ...change })
    .where(eq(conversationMembers.conversationId, sql.placeholder('conversationId')));
}

function moved({ now }: Ctx, member: MemberRow, { sender, step }: NewMessage): MemberRow {
  const next = { ...member, lastAt: now, version: member.version + 1 };
  if (step !== null) return next;
  return { ...next, unread: member.unread + (member.side === sender ? 0 : 1), archived: false };
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
