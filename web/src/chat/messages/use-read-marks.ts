import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { applyConversation, ConversationEventFragment } from '#chat/conversations/apply-conversation-event.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

const MarkMessagesReadDocument = graphql(`
  mutation MarkMessagesRead($conversationId: ID!, $upTo: Int!) {
    result: markMessagesRead(input: { conversationId: $conversationId, upTo: $upTo }) {
      conversation {
        ...ConversationEvent_conversation
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A message must be in view for this long to count as read. */
const readAfterMs = 300;
const retryAfterMs = 5000;

/** Reports how far the user has read, while the page is visible and focused. */
export function useReadMarks(conversationId: string, seenNumber: number, readNumber: number): void {
  const client = useApolloClient();
  const isWatching = useIsWatching();
  const reported = useRef(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed read mark is sent again.
  useEffect(() => {
    if (!isWatching || seenNumber <= Math.max(readNumber, reported.current)) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(async () => {
      reported.current = seenNumber;
      const variables = { conversationId, upTo: seenNumber };
      const sent = client.mutate({ mutation: MarkMessagesReadDocument, variables });
      const outcome = await outcomeOf(sent, 'conversation');
      if ('done' in outcome) {
        applyConversation(client.cache, readFragment(ConversationEventFragment, outcome.done.conversation));
      } else if (outcome.failure.kind !== 'refusal') {
        reported.current = 0;
        retry = setTimeout(() => setAttempt((before) => before + 1), retryAfterMs);
      }
    }, readAfterMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [client, conversationId, isWatching, seenNumber, readNumber, attempt]);
}

interface ReadState {
  readNumber: number;
  unreadCount: number;
}

/**
 * The read mark when the user opened or returned to the conversation. Null if nothing was new, and after the user has
 * sent a message.
 */
export function useReadBefore({ readNumber, unreadCount }: ReadState, sent: number): number | null {
  const isWatching = useIsWatching();
  const [before, setBefore] = useState(unreadCount > 0 ? readNumber : null);
  const latest = useRef({ isWatching, sent });
  useEffect(() => {
    const { current } = latest;
    latest.current = { isWatching, sent };
    if (sent > current.sent) setBefore(null);
    else if (isWatching && !current.isWatching && unreadCount > 0) setBefore(readNumber);
  }, [isWatching, sent, unreadCount, readNumber]);
  return before;
}

/** Whether the page is visible and has the focus. */
function useIsWatching(): boolean {
  const [isWatching, setIsWatching] = useState(() => isWatchingNow());
  useEffect(() => {
    const update = () => setIsWatching(isWatchingNow());
    for (const event of ['focus', 'blur']) window.addEventListener(event, update);
    document.addEventListener('visibilitychange', update);
    return () => {
      for (const event of ['focus', 'blur']) window.removeEventListener(event, update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return isWatching;
}

function isWatchingNow(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
