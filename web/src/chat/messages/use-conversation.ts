import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { UserDocument, useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';

const ConversationDocument = graphql(`
  query Conversation($id: ID!) {
    inboxSeq
    conversation(id: $id) {
      id
      version
      partner {
        id
        name
      }
      ...ConversationHeader_conversation
      ...PinnedProduct_conversation
      ...ConversationPane_conversation
    }
  }
`);

/** The user is waiting, so the query is retried without a click. */
const retryAfterMs = 4000;

/**
 * Loads a whole conversation at once: its header, its product and its newest messages. A failed query is retried until
 * it succeeds.
 */
export function useConversation(id: string) {
  const client = useApolloClient();
  const hasViewer = useViewer().viewer !== null;
  const { data, error, loading, refetch } = useQuery(ConversationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const retry = useCallback(() => {
    refetch().catch(() => {});
    // A page that loaded offline does not know its user yet.
    if (!hasViewer) client.query({ query: UserDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client, hasViewer, refetch]);
  const failed = error !== undefined && !loading;
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(retry, retryAfterMs);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);
  return { conversation: data?.conversation, loading, failed, retry };
}
