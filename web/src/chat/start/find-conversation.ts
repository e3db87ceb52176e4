import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ChatSubject } from './start-conversation.ts';

const ProductConversationDocument = graphql(`
  query ProductConversation($slug: String!) {
    inboxSeq
    product(by: { slug: $slug }) {
      id
      conversationId
    }
  }
`);

const OrderConversationDocument = graphql(`
  query OrderConversation($id: ID!) {
    inboxSeq
    order(id: $id) {
      id
      conversationId
    }
  }
`);

/** Finds the existing conversation. It is queried on demand, so that no page pays for it. */
export async function findConversation(client: ApolloClient, subject: ChatSubject): Promise<string | null> {
  const fresh = { fetchPolicy: 'network-only' } as const;
  if (subject.kind === 'product') {
    const { slug } = subject;
    const { data } = await client.query({ ...fresh, query: ProductConversationDocument, variables: { slug } });
    return data?.product?.conversationId ?? null;
  }
  // A shop needs no lookup: the server adds the message to the existing conversation, if there is one.
  if (subject.kind === 'shop') return null;
  const { data } = await client.query({ ...fresh, query: OrderConversationDocument, variables: { id: subject.id } });
  return data?.order?.conversationId ?? null;
}
