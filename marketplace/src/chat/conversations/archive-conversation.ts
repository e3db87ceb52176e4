import { and, eq, sql } from 'drizzle-orm';
import { archiveRule } from '#chat/rules.ts';
import { conversationMembers } from '#chat/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type ConversationAnswer, unchanged } from './conversation-answer.ts';
import { toConversation } from './conversation-resource.ts';
import { withMembers } from './conversation-view.ts';
import { lockView } from './lock-conversation.ts';
import { tellConversation } from './tell-chat.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; archived: boolean };
}

/** Out of this person's list, until the other one writes again; the other one does not notice. */
export async function archiveConversation({ ctx, input: { id, archived } }: Args): Promise<ConversationAnswer> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, archiveRule);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockView(ctx, { id, userId });
    if (before.mine.archived === archived) return unchanged(ctx, before);
    const rows = await ctx.db
      .update(conversationMembers)
      .set({ archived, version: sql`${conversationMembers.version} + 1` })
      .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId)))
      .returning();
    const after = withMembers(before, rows);
    const answer: ConversationAnswer = { success: true, data: toConversation(after), unread: { messages: 0 } };
    tellConversation(ctx, after, (unread) => {
      answer.unread = unread;
    });
    return answer;
  });
}
