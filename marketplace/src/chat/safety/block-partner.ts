import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type ConversationAnswer, unchanged } from '#chat/conversations/conversation-answer.ts';
import { toConversation } from '#chat/conversations/conversation-resource.ts';
import { mirrored, selectViews } from '#chat/conversations/conversation-view.ts';
import { requireView } from '#chat/conversations/lock-conversation.ts';
import { tellConversation } from '#chat/conversations/tell-chat.ts';
import { blockRule } from '#chat/rules.ts';
import { chatBlocks, conversationMembers, conversations } from '#chat/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; blocked: boolean };
}

/**
 * Blocks the other person of this conversation, or lets them write again. It holds between the two people, so that all
 * their conversations change with it: they are locked in the order of their ids, and each is told.
 */
export async function blockPartner({ ctx, input: { id, blocked } }: Args): Promise<ConversationAnswer> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, blockRule, texts.tooManyBlocks);
  return inTransaction(ctx, async (ctx) => {
    const partnerId = (await requireView(ctx, { id, userId })).other.userId;
    const ids = await lockBetween(ctx, userId, partnerId);
    const isNews = await (blocked ? block(ctx, userId, partnerId) : unblock(ctx, userId, partnerId));
    if (!isNews) return unchanged(ctx, await requireView(ctx, { id, userId }));
    // Whoever sees the other online at this moment asks again.
    for (const person of [userId, partnerId]) ctx.events.broadcast(channels.presence(person), { changed: true });
    const theirs = inArray(conversationMembers.conversationId, ids);
    await ctx.db
      .update(conversationMembers)
      .set({ version: sql`${conversationMembers.version} + 1` })
      .where(theirs);
    const views = await selectViews(ctx.db, { of: and(theirs, eq(conversationMembers.userId, userId)) });
    const asked = views.find(({ conversation }) => conversation.id === id);
    if (!asked) throw new Error(`The conversation ${id} is gone while it is locked`);
    const answer: ConversationAnswer = { success: true, data: toConversation(asked), unread: { messages: 0 } };
    for (const view of views) {
      tellConversation(ctx, view, (unread) => {
        answer.unread = unread;
      });
      tellConversation(ctx, mirrored(view));
    }
    return answer;
  });
}

async function lockBetween({ db }: Ctx, one: string, other: string): Promise<string[]> {
  const { buyerId, sellerId } = conversations;
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(and(eq(buyerId, one), eq(sellerId, other)), and(eq(buyerId, other), eq(sellerId, one))))
    .orderBy(asc(conversations.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

async function block({ db, now }: Ctx, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db
    .insert(chatBlocks)
    .values({ blockerId, blockedId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

async function unblock({ db }: Ctx, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db
    .delete(chatBlocks)
    .where(and(eq(chatBlocks.blockerId, blockerId), eq(chatBlocks.blockedId, blockedId)))
    .returning();
  return rows.length > 0;
}
