import type { ApolloCache } from '@apollo/client';
import type { MessageBubble_MessageFragment } from '#gql/graphql.ts';
import { applyConversation, type ConversationUpdate, type Unread } from './apply-conversation-event.ts';
import { putMessage } from './put-message.ts';

export interface MessageAdded {
  message: MessageBubble_MessageFragment;
  conversation: ConversationUpdate;
  unread: Unread;
}

/** A message of either side: into the open stream, its conversation to the top of the list, and into every count. */
export function applyMessageAdded(cache: ApolloCache, { message, conversation, unread }: MessageAdded): void {
  putMessage(cache, message);
  applyConversation(cache, conversation, unread);
}
