import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { applyConversation, ConversationEventFragment } from '#chat/conversations/apply-conversation-event.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const MarkMessagesReadDocument = graphql(`
  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {
    markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {
      __typename
      ... on Conversation {
        ...ConversationEvent_conversation
      }
    }
  }
`);

/** A glance counts, a flicker does not. */
const glance = 300;
const tryAgainAfter = 5000;

/** Tells the service up to where the person has read, while they really look. */
export function useReadMarks(conversationId: string, seen: number, readNumber: number): void {
  const client = useApolloClient();
  const looks = useLooks();
  const told = useRef(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark that did not get through is tried again.
  useEffect(() => {
    if (!looks || seen <= Math.max(readNumber, told.current)) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(async () => {
      told.current = seen;
      try {
        const variables = { conversationId, upTo: seen };
        const { data } = await client.mutate({
          mutation: MarkMessagesReadDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        const result = data?.markMessagesRead;
        if (result?.__typename === 'Conversation')
          applyConversation(client.cache, readFragment(ConversationEventFragment, result));
      } catch {
        told.current = 0;
        retry = setTimeout(() => setAttempt((before) => before + 1), tryAgainAfter);
      }
    }, glance);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [client, conversationId, looks, seen, readNumber, attempt]);
}

interface Standing {
  readNumber: number;
  unreadCount: number;
}

/** Up to where was read when one came, or came back; null where nothing was new, and once one has written. */
export function useReadBefore({ readNumber, unreadCount }: Standing, sent: number): number | null {
  const looks = useLooks();
  const [before, setBefore] = useState(unreadCount > 0 ? readNumber : null);
  const known = useRef({ looks, sent });
  useEffect(() => {
    const { current } = known;
    known.current = { looks, sent };
    if (sent > current.sent) setBefore(null);
    else if (looks && !current.looks && unreadCount > 0) setBefore(readNumber);
  }, [looks, sent, unreadCount, readNumber]);
  return before;
}

/** The page is in front and has the focus. */
function useLooks(): boolean {
  const [looks, setLooks] = useState(() => looksNow());
  useEffect(() => {
    const look = () => setLooks(looksNow());
    for (const event of ['focus', 'blur']) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const event of ['focus', 'blur']) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return looks;
}

function looksNow(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
