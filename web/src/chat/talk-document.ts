import { graphql } from '#gql/gql.ts';

/** What the talk itself needs of a conversation; its header asks for its own. The newest messages come with it. */
export const TalkDocument = graphql(`
  query Talk($id: ID!, $before: Int, $after: Int, $first: Int) {
    conversation(id: $id) {
      id
      viewerIs
      lastNumber
      readNumber
      partnerReadNumber
      unreadCount
      isBlocked
      canSend
      version
      partner {
        id
        name
      }
      messages(before: $before, after: $after, first: $first) {
        items {
          id
          number
          ...MessageBubble_message
        }
        hasEarlier
        hasLater
      }
    }
  }
`);
