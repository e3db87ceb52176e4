import { graphql } from '#gql/gql.ts';

export const MarkMessagesReadDocument = graphql(`
  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {
    markMessagesRead(conversationId: $conversationId, upTo: $upTo) {
      __typename
      ... on Conversation {
        ...ConversationEvent_conversation
      }
    }
  }
`);
