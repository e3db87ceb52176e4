import type { Conversation, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { toConversation } from './conversation-resource.ts';
import type { ConversationView } from './conversation-view.ts';
import { readUnread } from './count-unread.ts';

/** The response to any change of a conversation. */
export interface ConversationAnswer {
  success: true;
  data: Conversation;
  unread: UnreadMessages;
}

/** Returns the current state without an event, because nothing changed. */
export async function unchanged(ctx: Ctx, view: ConversationView): Promise<ConversationAnswer> {
  return { success: true, data: toConversation(view), unread: await readUnread(ctx, view.mine.userId) };
}
