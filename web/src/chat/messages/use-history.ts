import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useConnection } from '#platform/network/connection.ts';

/** Selects the messages alone, so that a slow response does not overwrite the conversation with an older state. */
const MessagePageDocument = graphql(`
  query MessagePage($id: ID!, $before: String, $last: Int, $after: String, $first: Int) {
    inboxSeq
    conversation(id: $id) {
      id
      messages(before: $before, last: $last, after: $after, first: $first) {
        edges {
          node {
            id
            number
            ...MessageBubble_message
          }
        }
        pageInfo {
          hasPreviousPage
          hasNextPage
        }
      }
    }
  }
`);

type Direction = 'earlier' | 'later' | 'newest';

/** The page size while scrolling: more than one screen, so that fast scrolling does not reach the end. */
const pageSize = 60;

interface Ends {
  first: number | undefined;
  last: number | undefined;
}

/** Loads more of a conversation into its window, one page at a time. */
export function useHistory(conversationId: string, ends: Ends) {
  const client = useApolloClient();
  const now = useRef(ends);
  const underway = useRef<{ direction: Direction; turn: Promise<void> } | null>(null);
  const [failed, setFailed] = useState<Direction | null>(null);
  useEffect(() => {
    now.current = ends;
  });

  const load = useCallback(
    (direction: Direction): Promise<void> => {
      if (underway.current?.direction === direction) return underway.current.turn;
      const read = async () => {
        const variables = { id: conversationId, ...pageOf(direction, now.current) };
        try {
          await client.query({ query: MessagePageDocument, variables, fetchPolicy: 'network-only' });
          setFailed(null);
        } catch {
          setFailed(direction);
        }
      };
      const turn = (underway.current?.turn ?? Promise.resolve()).then(read).finally(() => {
        if (underway.current?.turn === turn) underway.current = null;
      });
      underway.current = { direction, turn };
      return turn;
    },
    [client, conversationId],
  );
  return { load, failed };
}

function pageOf(direction: Direction, { first, last }: Ends) {
  if (direction === 'earlier' && first !== undefined) return { before: String(first), last: pageSize };
  return direction === 'later' && last !== undefined ? { after: String(last), first: pageSize } : { last: pageSize };
}

interface Missing {
  /** The reader is near the end of the loaded messages, and there are more. */
  isNeeded: boolean;
  last: number;
  newest: number;
  load: (direction: Direction) => Promise<void>;
}

/** Messages that the inbox delivers within this time need no request. */
const moment = 100;

/** Loads the messages after the newest loaded one: across a gap, while scrolling down, or after a lost connection. */
export function useMissing({ isNeeded, last, newest, load }: Missing): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an incomplete page is followed by the next.
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => void load('later'), moment);
    return () => clearTimeout(timer);
  }, [isNeeded, last, newest, load]);

  const live = useConnection();
  const before = useRef(live);
  useEffect(() => {
    if (before.current !== 'up' && live === 'up') void load('later');
    before.current = live;
  }, [live, load]);
}
