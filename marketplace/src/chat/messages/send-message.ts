import type { SendMessageInput } from '@besesaka/schema/chat/inputs.ts';
import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import type { Message, MessageQuote, MessageSent } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import { hiddenFrom, toMessage } from '#chat/conversations/chat-resources.ts';
import { type ConversationView, lockView } from '#chat/conversations/conversation-view.ts';
import { emitAdded } from '#chat/conversations/emit-chat.ts';
import { checkBlocks, messageRule, previewOf } from '#chat/rules.ts';
import { messages } from '#chat/tables.ts';
import { chatPicture } from '#chat/uploads.ts';
import { withinLimit } from '#chat/within-limit.ts';
import { AppError, InvalidInput } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { writeMessage } from './write-message.ts';

interface Args {
  ctx: Ctx;
  input: SendMessageInput & { conversationId: string };
}

export function sendMessage({ ctx, input }: Args): Promise<MessageSent> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const view = await lockView(tx, { id: input.conversationId, userId });
    const { message } = await addMessage(tx, view, input);
    return { success: true, data: message };
  });
}

interface Added {
  message: Message;
  view: ConversationView;
}

interface MessageInput extends Pick<SendMessageInput, 'content' | 'client_id' | 'attachment_id' | 'reply_to_id'> {
  /** The variant that the buyer had chosen. */
  variantLabel?: string | undefined;
}

/** Adds a message to a locked conversation. A repeated client id returns the first message and does not count twice. */
export async function addMessage(tx: Tx, view: ConversationView, input: MessageInput): Promise<Added> {
  const { content, client_id: clientId, attachment_id: pictureId, reply_to_id: replyTo, variantLabel } = input;
  const sent = clientId && (await findSent(tx, view, clientId));
  if (sent) {
    const { row } = sent;
    const isSameQuote = (row.quote?.id ?? null) === (replyTo ?? null);
    const isSame = row.content === content && row.attachmentId === (pictureId ?? null) && isSameQuote;
    if (!isSame) throw new AppError('KEY_REUSED', texts.clientIdReused);
    return { message: toMessage(row, sent.picture, view.mine.side), view };
  }
  checkBlocks(view);
  const { side: sender, userId } = view.mine;
  const limit = { rule: messageRule(tx.config), key: userId, refusal: texts.tooFast };
  return withinLimit(tx, limit, async () => {
    const ids = pictureId ? [pictureId] : [];
    const claim = { purpose: chatPicture, ids, ownerId: userId, field: 'attachment_id' };
    const [picture = null] = await claimUploads(tx, claim);
    const quote = replyTo ? await readQuote(tx, view, replyTo) : null;
    const added = await writeMessage(tx, view, { sender, clientId, content, picture, quote, variantLabel });
    await emitAdded(tx, [added]);
    return { message: added.message, view: added.after };
  });
}

const sentBefore = builtOnce((db) => {
  const { conversationId, sender, clientId } = messages;
  const isConversation = eq(conversationId, sql.placeholder('conversationId'));
  const isSame = and(isConversation, eq(sender, sql.placeholder('sender')), eq(clientId, sql.placeholder('clientId')));
  return db
    .select({ row: messages, picture: uploads })
    .from(messages)
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(isSame);
});

async function findSent({ db }: Ctx, { mine }: ConversationView, clientId: string) {
  const [found] = await sentBefore(db, { conversationId: mine.conversationId, sender: mine.side, clientId });
  return found;
}

/** Returns a copy of the quoted message. It must be in this conversation and visible to the user who replies. */
async function readQuote({ db }: Ctx, { mine }: ConversationView, id: string): Promise<MessageQuote> {
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
