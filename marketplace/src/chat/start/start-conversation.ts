import type { StartConversationInput } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationStarted } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { toConversation } from '#chat/conversations/chat-resources.ts';
import { requireView } from '#chat/conversations/conversation-view.ts';
import { addMessage } from '#chat/messages/send-message.ts';
import { newConversationRule } from '#chat/rules.ts';
import { conversationMembers, conversations } from '#chat/tables.ts';
import { withinLimit } from '#chat/within-limit.ts';
import { Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findSubject, findVariantLabel, type Subject } from './find-subject.ts';

interface Args {
  ctx: Ctx;
  input: StartConversationInput;
}

/** Adds a first message to the conversation about this subject. Creates the conversation if there is none. */
export async function startConversation({ ctx, input }: Args): Promise<ConversationStarted> {
  const viewer = requireViewer(ctx);
  const subject = await findSubject({ ctx, viewer, input });
  const { userId } = viewer;
  const variantLabel = await findVariantLabel(ctx, input);
  const { message: content, client_id, attachment_id } = input;
  const newMessage = { content, client_id, attachment_id, variantLabel };
  return inTransaction(ctx, async (tx) => {
    const begin = async (id: string): Promise<ConversationStarted> => {
      const { message, view } = await addMessage(tx, await requireView(tx, { id, userId }), newMessage);
      // Derived from the message's number, so that a repeated request gets the same answer.
      return { success: true, data: toConversation(view), message, created: message.number === 1 };
    };
    return inConversation(tx, { subject, userId }, begin);
  });
}

interface Writer {
  subject: Subject;
  /** The user who writes. */
  userId: string;
}

/** Does something in the locked conversation about this subject. A new one counts for the buyer who starts it. */
export async function inConversation<T>(
  tx: Tx,
  { subject, userId }: Writer,
  work: (id: string) => Promise<T>,
): Promise<T> {
  const opened = await open(tx, subject);
  if (opened === null) return work(await lockExisting(tx, subject));
  // Sellers who write about an order are not limited, because the buyer placed it.
  if (userId === subject.sellerId) return work(opened);
  const limit = { rule: newConversationRule(tx.config), key: userId, refusal: texts.tooManyNew };
  return withinLimit(tx, limit, () => work(opened));
}

/** Returns null if the conversation exists. If another transaction is creating it, this one waits for it. */
async function open({ db, now }: Tx, subject: Subject): Promise<string | null> {
  const [row] = await db
    .insert(conversations)
    .values({ id: newId(), ...subject, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!row) return null;
  const member = { conversationId: row.id, lastAt: now };
  await db.insert(conversationMembers).values([
    { ...member, side: 'buyer', userId: subject.buyerId },
    { ...member, side: 'seller', userId: subject.sellerId },
  ]);
  return row.id;
}

async function lockExisting({ db }: Tx, { buyerId, shopId, productId }: Subject): Promise<string> {
  const about = productId === null ? isNull(conversations.productId) : eq(conversations.productId, productId);
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.buyerId, buyerId), eq(conversations.shopId, shopId), about))
    .for('no key update');
  if (!row) throw new Unavailable();
  return row.id;
}
