import type { Conversation, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { toConversation } from './conversation-resource.ts';
import type { ConversationView } from './conversation-view.ts';
import { readUnread } from './count-unread.ts';

/** To whoever changed something in a conversation. */
export interface ConversationAnswer {
  success: true;
  data: Conversation;
  unread: UnreadMessages;
}

/** There was nothing to do: it is so already, and nobody is told again. */
export async function unchanged(ctx: Ctx, view: ConversationView): Promise<ConversationAnswer> {
  return { success: true, data: toConversation(view), unread: await readUnread(ctx, view.mine.userId) };
}
