import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { toConversation } from '#chat/conversations/chat-resources.ts';
import { mirrored, requireView, selectViews } from '#chat/conversations/conversation-view.ts';
import { type ConversationAnswer, emitChanged, unchanged } from '#chat/conversations/emit-chat.ts';
import { blockRule } from '#chat/rules.ts';
import { chatBlocks, conversationMembers, conversations } from '#chat/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; blocked: boolean };
}

/**
 * Blocks or unblocks the other user of this conversation. A block applies to all conversations between the two users, so all
 * of them are locked, ordered by id, and emitted.
 */
export async function blockPartner({ ctx, input: { id, blocked } }: Args): Promise<ConversationAnswer> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, blockRule, texts.tooManyBlocks);
  return inTransaction(ctx, async (tx) => {
    const partnerId = (await requireView(tx, { id, userId })).other.userId;
    const ids = await lockBetween(tx, userId, partnerId);
    const isNews = await (blocked ? block(tx, userId, partnerId) : unblock(tx, userId, partnerId));
    if (!isNews) return unchanged(tx, await requireView(tx, { id, userId }));
    // Clients that show either user's presence reload it.
    for (const user of [userId, partnerId]) tx.broadcast(channels.presence(user), { changed: true });
    const isAffected = inArray(conversationMembers.conversationId, ids);
    await tx.db
      .update(conversationMembers)
      .set({ version: sql`${conversationMembers.version} + 1` })
      .where(isAffected);
    const views = await selectViews(tx.db, { where: and(isAffected, eq(conversationMembers.userId, userId)) });
    const view = views.find(({ conversation }) => conversation.id === id);
    if (!view) throw new Error(`conversation ${id} missing after lock`);
    const unreadOf = await emitChanged(
      tx,
      views.flatMap((one) => [one, mirrored(one)]),
    );
    return { success: true, data: toConversation(view), unread: unreadOf(userId) };
  });
}

async function lockBetween({ db }: Tx, one: string, other: string): Promise<string[]> {
  const { buyerId, sellerId } = conversations;
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(and(eq(buyerId, one), eq(sellerId, other)), and(eq(buyerId, other), eq(sellerId, one))))
    .orderBy(asc(conversations.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

async function block({ db, now }: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db
    .insert(chatBlocks)
    .values({ blockerId, blockedId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

async function unblock({ db }: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db
    .delete(chatBlocks)
    .where(and(eq(chatBlocks.blockerId, blockerId), eq(chatBlocks.blockedId, blockedId)))
    .returning();
  return rows.length > 0;
}
