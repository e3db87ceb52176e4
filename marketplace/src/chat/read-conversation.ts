import type { ConversationPage } from '@besesaka/schema/chat/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { toConversation } from './conversation-resource.ts';
import { requireView } from './lock-conversation.ts';
import { type MessageWindow, readMessages } from './read-messages.ts';

interface Args {
  ctx: Ctx;
  input: MessageWindow & { id: string };
}

/** A conversation with a window of its messages. What arrives between the two looks belongs to the next answer. */
export async function readConversation({ ctx, input }: Args): Promise<ConversationPage> {
  const { userId } = requireViewer(ctx);
  const view = await requireView(ctx, { id: input.id, userId });
  return { success: true, data: { ...toConversation(view), ...(await readMessages(ctx, view.conversation, input)) } };
}
