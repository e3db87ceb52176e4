import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useNearEnd } from '#ui/lists/use-near-end.ts';
import { ConversationRow } from './conversation-row.tsx';

export const ConversationListFragment = graphql(`
  fragment ConversationList_connection on ConversationConnection {
    edges {
      node {
        id
        isArchived
        version
        ...ConversationRow_conversation
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface ConversationListProps {
  connection: FragmentType<typeof ConversationListFragment>;
  openId: string | undefined;
  search: string;
  /** Adds the conversations behind this cursor; fails when it can't. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

/** Newest first; goes on as one scrolls, or by a button. */
export function ConversationList({ connection, openId, search, loadMore }: ConversationListProps) {
  const { edges, pageInfo } = readFragment(ConversationListFragment, connection);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const more = () => {
    if (state === 'busy') return;
    setState('busy');
    loadMore(pageInfo.endCursor).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const end = useNearEnd<HTMLDivElement>({
    marginPx: 600,
    enabled: pageInfo.hasNextPage && state === 'ready',
    grown: edges.length,
    onNear: more,
  });
  return (
    <>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ConversationRow conversation={node} search={search} isOpen={node.id === openId} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && state !== 'failed' && (
        <div ref={end} className="flex justify-center p-4">
          <Button tone="secondary" onClick={more} busy={state === 'busy'}>
            Load more
          </Button>
        </div>
      )}
      {state === 'failed' && <ErrorState text="Failed to load more conversations." onRetry={more} />}
    </>
  );
}
