import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { PersonDocument, useViewer } from '#accounts/viewer.ts';
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

/** Somebody waits in front of it: tried by itself, too, not only at a press of the button. */
const tryAgainAfter = 4000;

/** All of a conversation at once: its head, its product, its newest messages. What fails is tried again until it is there. */
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
    // A page that began without a network does not know its person either.
    if (!hasViewer) client.query({ query: PersonDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client, hasViewer, refetch]);
  const failed = error !== undefined && !loading;
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(retry, tryAgainAfter);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);
  return { conversation: data?.conversation, loading, failed, retry };
}
