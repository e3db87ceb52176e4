import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useConnection } from '#platform/network/connection.ts';

/** The messages alone: an answer that took long must not set the conversation itself back. */
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

/** A page of what scrolling reads; more than one screen, so that a quick thumb does not run dry. */
const pageSize = 60;

interface Ends {
  first: number | undefined;
  last: number | undefined;
}

/** Reads more of a conversation into its window, one page at a time. */
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
  /** One is near the end of what is here, and there is more. */
  wanted: boolean;
  last: number;
  newest: number;
  load: (direction: Direction) => Promise<void>;
}

/** What the inbox brings in the same moment needs no reading. */
const moment = 100;

/** Reads what lies behind the newest message that is here: after a hole, further down, and after a broken connection. */
export function useMissing({ wanted, last, newest, load }: Missing): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves a rest is followed by the next.
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void load('later'), moment);
    return () => clearTimeout(timer);
  }, [wanted, last, newest, load]);

  const live = useConnection();
  const before = useRef(live);
  useEffect(() => {
    if (before.current !== 'up' && live === 'up') void load('later');
    before.current = live;
  }, [live, load]);
}
