import { useQuery } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Input } from '#ui/controls/input.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useChatClient } from './cache.ts';
import { archivedView } from './chats-head.tsx';
import { ConversationList, ConversationListFragment } from './conversation-list.tsx';
import { NoConversations } from './no-conversations.tsx';

const ConversationsDocument = graphql(`
  query Conversations($first: Int!, $after: String, $search: String, $archived: Boolean!) {
    inboxSeq
    viewer {
      conversations(first: $first, after: $after, search: $search, archived: $archived) {
        ...ConversationList_connection
      }
    }
  }
`);

interface ConversationsProps {
  openId?: string | undefined;
  /** Where a conversation opens, and which list stays beside it: `view=archived`, or nothing. By default the chat screen. */
  pathOf?: (id: string, view: string) => string;
}

const chatScreen = (id: string, view: string) => `/chat/${id}${view && `?${view}`}`;

/** The user's conversations, or the archived ones, with a search field. */
export function Conversations({ openId, pathOf = chatScreen }: ConversationsProps) {
  const archived = useSearchParams()[0].get('view') === archivedView;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 300);
  const query = useQuery(ConversationsDocument, {
    client: useChatClient(),
    variables: { first: chatLimits.listPageSize, search, archived },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, loading, fetchMore } = query;
  // While a new search loads, the previous results stay visible.
  const shown = (data ?? (loading && search ? previousData : undefined))?.viewer?.conversations;
  const connection = readFragment(ConversationListFragment, shown);
  return (
    <>
      <div className="px-4 pt-1 pb-1">
        <ConversationSearch value={typed} onChange={setTyped} />
      </div>
      <p role="status" className="sr-only">
        {connection &&
          !loading &&
          search &&
          `${connection.edges.length} ${connection.edges.length === 1 ? 'chat' : 'chats'} found`}
      </p>
      <Loaded query={query} data={shown} skeleton={<ConversationListSkeleton />} failed={chatTexts.connection}>
        {(found) =>
          connection?.edges.length === 0 ? (
            <NoConversations search={search} archived={archived} />
          ) : (
            <div className={classNames('transition-opacity duration-150', !data && 'opacity-60')} aria-busy={!data}>
              <ConversationList
                key={`${search} ${archived}`}
                connection={found}
                openId={openId}
                pathOf={(id) => pathOf(id, archived ? `view=${archivedView}` : '')}
                loadMore={(after) => fetchMore({ variables: { after } })}
              />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

interface ConversationSearchProps {
  value: string;
  onChange: (value: string) => void;
}

function ConversationSearch({ value, onChange }: ConversationSearchProps) {
  return (
    <search className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search chats"
        placeholder="Name, product or last message"
        maxLength={chatLimits.searchMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-11"
      />
    </search>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function ConversationListSkeleton() {
  return (
    <div className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="mt-0.5 size-12 shrink-0 rounded-full" />
          <span className="flex min-w-0 flex-1 flex-col gap-1.5 py-0.5">
            <span className="flex justify-between gap-6">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-10" />
            </span>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
