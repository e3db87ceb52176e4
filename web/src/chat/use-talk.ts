import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { useViewer, ViewerDocument } from '#accounts/viewer.ts';
import { TalkDocument } from './talk-document.ts';

/** Somebody waits in front of it: tried by itself, too, not only at a press of the button. */
const tryAgainAfter = 4000;

/** A conversation with its newest messages, and who looks. What fails is tried again until it is there. */
export function useTalk(conversationId: string) {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const { data, error, loading, refetch } = useQuery(TalkDocument, {
    variables: { id: conversationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const hasViewer = viewer !== null;
  const retry = useCallback(() => {
    refetch().catch(() => {});
    // A page that began without a network does not know its person either.
    if (!hasViewer) client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
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
  return { viewer, conversation: data?.conversation, failed, retry };
}
