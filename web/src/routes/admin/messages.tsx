import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { MessageList } from '#help/message-list.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';

const ContactMessagesDocument = graphql(`
  query ContactMessages($state: ContactState!, $page: Int!) {
    viewer {
      admin {
        contactMessages(state: $state, page: $page) {
          totalCount
          pageCount
          ...MessageList_page
        }
      }
    }
  }
`);

const states = [
  ['WAITING', 'Waiting'],
  ['DONE', 'Done'],
] as const;

export function MessagesScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'DONE' ? 'DONE' : 'WAITING';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, loading, refetch } = useQuery(ContactMessagesDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.contactMessages;
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Messages
      </h1>
      <TabLinks
        label="Messages"
        tabs={states.map(([one, label]) => ({ label, to: `?state=${one}`, isCurrent: one === state }))}
      />
      {list && list.totalCount === 0 && <EmptyState heading="Nothing here" text="No message stands there now." />}
      {list && list.totalCount > 0 && (
        <>
          <MessageList page={list} />
          <PageLinks page={page} pageCount={list.pageCount} pathOf={(page) => `?state=${state}&page=${page}`} />
        </>
      )}
      {!list && error && !loading && <ErrorState text="Failed to load messages." onRetry={() => void refetch()} />}
      {!list && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-60 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}
