import { adminMessageLimits } from '@besesaka/schema/admin/limits.ts';
import type { ContactReply, ContactThread } from '@besesaka/schema/admin/messages.ts';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { contactMessages, contactReplies } from '#help/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { messageColumns, toMessageRow } from './list-messages.ts';

/** Returns a message to an admin with its replies and other messages from the same address. The access is audited. */
export async function readMessage({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ContactThread> {
  const { userId: adminId } = requireViewer(ctx);
  const [found] = await ctx.db.select(messageColumns).from(contactMessages).where(eq(contactMessages.id, input.id));
  if (!found) throw new NotFound(texts.messageMissing);
  await writeAudit({ ctx, input: { act: 'help.message.read', subject: found.id, details: {} } });
  const others = await ctx.db
    .select(messageColumns)
    .from(contactMessages)
    .where(and(eq(contactMessages.email, found.email), ne(contactMessages.id, found.id)))
    .orderBy(desc(contactMessages.createdAt))
    .limit(adminMessageLimits.othersShown);
  return {
    ...toMessageRow(found),
    message: found.message,
    was_logged_in: found.userId !== null,
    user_id: found.userId,
    is_mine: found.assigneeId === adminId,
    replies: await readReplies(ctx, found),
    others: others.map(toMessageRow),
  };
}

type Sent = Pick<typeof contactMessages.$inferSelect, 'id' | 'name'>;

async function readReplies({ db }: Ctx, { id: messageId, name }: Sent): Promise<ContactReply[]> {
  const rows = await db
    .select({ reply: contactReplies, author: users.fullName })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.authorId))
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id))
    .limit(2 * limits.repliesMax);
  return rows.map(({ reply: { id, text, createdAt, authorId }, author }) => ({
    id,
    text,
    author_name: author ?? name,
    is_ours: authorId !== null,
    created_at: createdAt.toISOString(),
  }));
}
