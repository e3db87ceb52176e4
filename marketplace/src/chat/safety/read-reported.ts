import type { ConversationPage } from '@besesaka/schema/chat/resources.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { toReportedConversation } from '#chat/conversations/chat-resources.ts';
import { selectViews } from '#chat/conversations/conversation-view.ts';
import { type MessageWindow, readMessages } from '#chat/messages/read-messages.ts';
import { chatReports, conversationMembers } from '#chat/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { linkTo } from '#platform/uploads/links.ts';

/** Lets an admin read a conversation that was reported. Each access is written to the audit log. */
export async function readReported(ctx: Ctx, id: string, window: MessageWindow): Promise<ConversationPage | null> {
  const isReported = sql`exists (select from ${chatReports} where ${chatReports.conversationId} = ${id})`;
  const where = and(
    eq(conversationMembers.conversationId, id),
    eq(conversationMembers.side, 'buyer'),
    isReported,
    isAdmin(requireViewer(ctx), 'trust'),
  );
  const [view] = await selectViews(ctx.db, { where });
  if (!view) return null;
  await writeAudit({ ctx, input: { act: 'chat.conversation.read', subject: id, details: { ...window } } });
  const read = await readMessages(ctx, view.conversation, window, null);
  const messages = read.messages.map((message) => ({
    ...message,
    attachment: message.attachment && { ...message.attachment, url: linkTo(ctx, message.attachment.id) },
  }));
  return { success: true, data: { ...toReportedConversation(view), ...read, messages } };
}
