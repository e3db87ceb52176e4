import { graphql } from '#gql/gql.ts';

/** A message as a bubble shows it, and as the inbox brings it. */
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
      url
      width
      height
      color
    }
    orderStep {
      orderId
      state
      reason
    }
    isRead
    readAt
    createdAt
  }
`);
