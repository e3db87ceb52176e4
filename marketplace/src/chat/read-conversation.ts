import type { ConversationPage } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { toConversation } from '#chat/conversations/chat-resources.ts';
import { findView } from '#chat/conversations/conversation-view.ts';
import { type MessageWindow, readMessages } from '#chat/messages/read-messages.ts';
import { readReported } from '#chat/safety/read-reported.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: MessageWindow & { id: string };
}

/** A conversation with a window of its messages. What arrives between the two looks belongs to the next answer. */
export async function readConversation({ ctx, input }: Args): Promise<ConversationPage> {
  const { userId } = requireViewer(ctx);
  const { id, ...window } = input;
  if (!isUuid(id)) throw new NotFound(texts.missing);
  const view = await findView(ctx.db, { id, userId });
  if (view) {
    return {
      success: true,
      data: { ...toConversation(view), ...(await readMessages(ctx, view.conversation, window, view.mine.side)) },
    };
  }
  const reported = await readReported(ctx, id, window);
  if (!reported) throw new NotFound(texts.missing);
  return reported;
}
