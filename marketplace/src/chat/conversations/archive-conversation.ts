import { and, eq, sql } from 'drizzle-orm';
import { archiveRule } from '#chat/rules.ts';
import { conversationMembers } from '#chat/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { toConversation } from './chat-resources.ts';
import { lockView, withMembers } from './conversation-view.ts';
import { type ConversationAnswer, emitChanged, unchanged } from './emit-chat.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; archived: boolean };
}

/** Removes the conversation from this user's list until the other user writes again. The other user does not notice. */
export async function archiveConversation({ ctx, input: { id, archived } }: Args): Promise<ConversationAnswer> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, archiveRule);
  return inTransaction(ctx, async (tx) => {
    const before = await lockView(tx, { id, userId });
    if (before.mine.archived === archived) return unchanged(tx, before);
    const rows = await tx.db
      .update(conversationMembers)
      .set({ archived, version: sql`${conversationMembers.version} + 1` })
      .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId)))
      .returning();
    const after = withMembers(before, rows);
    const unreadOf = await emitChanged(tx, [after]);
    return { success: true, data: toConversation(after), unread: unreadOf(userId) };
  });
}
