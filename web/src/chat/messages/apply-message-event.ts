import type { ApolloCache } from '@apollo/client';
import {
  applyConversation,
  type ConversationUpdate,
  type Unread,
} from '#chat/conversations/apply-conversation-event.ts';
import { writeUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { graphql } from '#gql/gql.ts';
import type { ConversationSide, MessageBubble_MessageFragment } from '#gql/graphql.ts';
import { putMessage } from './put-message.ts';

interface MessageAdded {
  message: MessageBubble_MessageFragment;
  conversation: ConversationUpdate;
  unread: Unread;
}

/**
 * Adds a message from either side to its open stream, moves its conversation to the top of the list, and updates the
 * unread counts.
 */
export function applyMessageAdded(cache: ApolloCache, { message, conversation, unread }: MessageAdded): void {
  putMessage(cache, message);
  applyConversation(cache, conversation, unread);
}

const ReadNumbersFragment = graphql(`
  fragment ApplyReadEvent_conversation on Conversation {
    id
    viewerIs
    readNumber
    partnerReadNumber
    unreadCount
    version
  }
`);

interface MessagesRead {
  conversationId: string;
  reader: ConversationSide;
  upTo: number;
  /** The viewer's own count, even if the other side did the reading. */
  unreadCount: number;
  version: number;
  unread: Unread;
}

/** Moves one side's read mark forward. Unknown conversations are skipped. */
export function applyMessagesRead(cache: ApolloCache, event: MessagesRead): void {
  const id = cache.identify({ __typename: 'Conversation', id: event.conversationId });
  const known = cache.readFragment({ id, fragment: ReadNumbersFragment });
  if (known) {
    const reads = event.reader === known.viewerIs ? 'readNumber' : 'partnerReadNumber';
    const isNewer = known.version < event.version;
    cache.writeFragment({
      id,
      fragment: ReadNumbersFragment,
      data: {
        ...known,
        [reads]: Math.max(known[reads], event.upTo),
        unreadCount: isNewer ? event.unreadCount : known.unreadCount,
        version: Math.max(known.version, event.version),
      },
    });
  }
  writeUnreadMessages(cache, event.unread.messages);
}
