import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { insertMessage, type MessageEdge, type MessageWindow } from '#chat/conversations/message-window.ts';
import { graphql } from '#gql/gql.ts';
import type { ConversationSide, MessageBubble_MessageFragment } from '#gql/graphql.ts';

/** A message as a bubble shows it and as inbox events carry it. */
export const MessageFragment = graphql(`
  fragment MessageBubble_message on Message {
    id
    conversationId
    number
    clientId
    sender
    content
    picture {
      id
      path
      width
      height
      color
    }
    orderStep {
      orderId
      state
      action
      reason
      fee { action fee { amount } }
    }
    offerId
    variantLabel
    replyTo {
      messageId
      number
      sender
      content
      hasPicture
    }
    isHidden
    isRead
    readAt
    createdAt
  }
`);

/**
 * Adds a message to its conversation if that is cached; otherwise it loads with the conversation. Adding it again
 * changes nothing.
 */
export function putMessage(cache: ApolloCache, message: MessageBubble_MessageFragment): void {
  const own = cache.identify({ __typename: 'Message', id: message.id });
  cache.writeFragment({ id: own, fragment: MessageFragment, data: message });
  cache.modify({
    id: cache.identify({ __typename: 'Conversation', id: message.conversationId }),
    fields: {
      messages: (window: MessageWindow<MessageEdge> | Reference, { readField, toReference }) => {
        const node = toReference({ __typename: 'Message', id: message.id });
        if (isReference(window) || !node) return window;
        const edge = { __typename: 'MessageEdge' as const, node };
        return insertMessage(window, edge, (one) => readField<number>('number', one.node) ?? 0);
      },
    },
  });
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
}

/** Moves one side's read mark. Unknown conversations are skipped, and the guard of versions ignores an older mark. */
export function applyMessagesRead(cache: ApolloCache, event: MessagesRead): void {
  const id = cache.identify({ __typename: 'Conversation', id: event.conversationId });
  const cached = cache.readFragment({ id, fragment: ReadNumbersFragment });
  if (!cached) return;
  const reads = event.reader === cached.viewerIs ? 'readNumber' : 'partnerReadNumber';
  const { unreadCount, version } = event;
  const data = { ...cached, [reads]: event.upTo, unreadCount, version };
  cache.writeFragment({ id, fragment: ReadNumbersFragment, data });
}
