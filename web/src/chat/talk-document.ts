import { graphql } from '#gql/gql.ts';

/** What the talk itself needs of a conversation; its header asks for its own. The newest messages come with it. */
export const TalkDocument = graphql(`
  query Talk($id: ID!) {
    conversation(id: $id) {
      id
      isBlocked
      canSend
      lastNumber
      partner {
        id
        name
      }
      viewerIs
      version
      ...MessageStream_conversation
    }
  }
`);
