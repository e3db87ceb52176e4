import { graphql } from '#gql/gql.ts';

export const SendMessageDocument = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on MessageSent {
        sent: message {
          ...MessageBubble_message
        }
      }
      ... on RefusedError {
        code
        message
        retryAfter
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);
