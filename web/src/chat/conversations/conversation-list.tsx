import { useViewer } from '#accounts/viewer.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { ConversationRow } from './conversation-row.tsx';

export const ConversationListFragment = graphql(`
  fragment ConversationList_connection on ConversationConnection {
    edges {
      node {
        id
        isArchived
        # Without it the list could not follow what is read elsewhere.
        readNumber
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
  pathOf: (id: string) => string;
  /** Loads the conversations after the cursor; rejects if that fails. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

/** Newest first. Loads more while the reader scrolls, or by a button. */
export function ConversationList({ connection, openId, pathOf, loadMore }: ConversationListProps) {
  const { edges, pageInfo } = readFragment(ConversationListFragment, connection);
  const { viewer } = useViewer();
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    load: () => loadMore(pageInfo.endCursor),
    nearPx: 600,
  });
  return (
    <>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ConversationRow conversation={node} to={pathOf(node.id)} isOpen={node.id === openId} userId={viewer?.id} />
          </li>
        ))}
      </ul>
      <ListEnd list={endless} failed="Failed to load more conversations." />
    </>
  );
}
