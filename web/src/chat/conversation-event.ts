import { graphql } from '#gql/gql.ts';

/** A conversation as every update and every answer to an action carries it: all that a row of the list shows. */
export const ConversationEventFragment = graphql(`
  fragment ConversationEvent_conversation on Conversation {
    id
    viewerIs
    shop {
      id
      name
      slug
      logoPath
      isVerified
    }
    buyerName
    partner {
      id
      name
      picturePath
    }
    productName
    lastMessage {
      ...MessageBubble_message
    }
    lastNumber
    readNumber
    partnerReadNumber
    unreadCount
    isArchived
    isBlocked
    canSend
    version
    createdAt
    updatedAt
  }
`);
