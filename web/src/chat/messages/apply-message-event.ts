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

/** A message of either side: into the open stream, its conversation to the top of the list, and into every count. */
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
  /** The viewer's own, whoever has read. */
  unreadCount: number;
  version: number;
  unread: Unread;
}

/** One side has read on: never backward, and a conversation that is not on any screen is left alone. */
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
