import { useQuery } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { ConversationList, ConversationListFragment } from './conversation-list.tsx';
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { NoConversations } from './no-conversations.tsx';
import { useChatClient } from './use-chat-client.ts';

const ConversationsDocument = graphql(`
  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {
    conversations(first: $first, after: $after, search: $search, archived: $archived) {
      ...ConversationList_connection
    }
  }
`);

const archivedView = 'archived';

/** All conversations of the person, or those that were archived, with the search through them. */
export function Conversations({ openId }: { openId?: string | undefined }) {
  const archived = useSearchParams()[0].get('view') === archivedView;
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim());
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(ConversationsDocument, {
    client: useChatClient(),
    variables: { first: chatLimits.listPageSize, search: wanted, archived },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // While another search is under way, what it will replace stays readable.
  const shown = data ?? (loading && wanted ? previousData : undefined);
  const connection = readFragment(ConversationListFragment, shown?.conversations);
  return (
    <>
      <div className="flex flex-col gap-2 px-4 pb-1">
        <ConversationSearch value={typed} onChange={setTyped} />
        <TabLinks
          label="Chats"
          tabs={[
            { label: 'All', to: '?', isCurrent: !archived },
            { label: 'Archived', to: `?view=${archivedView}`, isCurrent: archived },
          ]}
        />
      </div>
      <p role="status" className="sr-only">
        {connection && !loading && wanted && `${connection.edges.length} chats found`}
      </p>
      {!shown && error && !loading && <ErrorState text={chatTexts.connection} onRetry={() => void refetch()} />}
      {!shown && (!error || loading) && <ConversationListSkeleton />}
      {shown && connection?.edges.length === 0 && <NoConversations wanted={wanted} archived={archived} />}
      {shown && connection && connection.edges.length > 0 && (
        <div className={classNames('transition-opacity duration-150', !data && 'opacity-60')} aria-busy={!data}>
          <ConversationList
            key={`${wanted} ${archived}`}
            connection={shown.conversations}
            openId={openId}
            search={archived ? `?view=${archivedView}` : ''}
            loadMore={(after) => fetchMore({ variables: { after } })}
          />
        </div>
      )}
    </>
  );
}
