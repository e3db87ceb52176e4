import { messageHidden } from '@besesaka/schema/chat/events.ts';
import type { MessageSent } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { hiddenFrom, toMessage } from '#chat/conversations/chat-resources.ts';
import { lockView } from '#chat/conversations/conversation-view.ts';
import { hideRule } from '#chat/rules.ts';
import { messages } from '#chat/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { uploads } from '#platform/uploads/tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; number: number; hidden: boolean };
}

/** Deletes a message for this user only, or restores it. The other user still sees it and is not notified. */
export async function hideMessage({ ctx, input: { id, number, hidden } }: Args): Promise<MessageSent> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, hideRule);
  return inTransaction(ctx, async (tx) => {
    const { side } = (await lockView(tx, { id, userId })).mine;
    // Order steps cannot be deleted, because they are the order's history.
    const isIt = and(eq(messages.conversationId, id), eq(messages.number, number), isNull(messages.orderCode));
    const [found] = await tx.db
      .select({ row: messages, picture: uploads })
      .from(messages)
      .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
      .where(isIt);
    if (!found) throw new NotFound(texts.messageGone);
    const column = hiddenFrom[side];
    const message = toMessage({ ...found.row, [column]: hidden }, found.picture, side);
    if (found.row[column] === hidden) return { success: true, data: message };
    await tx.db
      .update(messages)
      .set({ [column]: hidden })
      .where(isIt);
    tx.emit(userId, messageHidden, { message });
    return { success: true, data: message };
  });
}
