import { graphql } from '#gql/gql.ts';

export const TypingSubscription = graphql(`
  subscription Typing($conversationId: ID!) {
    typing(conversationId: $conversationId) {
      conversationId
      side
      isTyping
    }
  }
`);

export const SetTypingDocument = graphql(`
  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {
    setTyping(conversationId: $conversationId, typing: $typing)
  }
`);
