import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { ApplicationList } from '#shops/applications/application-list.tsx';
import { stateWords } from '#shops/applications/id-type-words.ts';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';

const ApplicationsDocument = graphql(`
  query Applications($state: ApplicationState!, $page: Int!) {
    viewer {
      admin {
        applications(state: $state, page: $page) {
          totalCount
          pageCount
          ...ApplicationList_page
        }
      }
    }
  }
`);

const states = ['PENDING', 'VERIFIED', 'REJECTED', 'REVOKED'] as const;

export function ApplicationsScreen() {
  const [params] = useSearchParams();
  const state = states.find((one) => one === params.get('state')) ?? 'PENDING';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, loading, refetch } = useQuery(ApplicationsDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.applications;
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Seller applications
      </h1>
      <TabLinks
        label="Applications"
        tabs={states.map((one) => ({ label: stateWords[one], to: `?state=${one}`, isCurrent: one === state }))}
      />
      {list && list.totalCount === 0 && <EmptyState heading="Nothing here" text="No application stands there now." />}
      {list && list.totalCount > 0 && (
        <>
          <ApplicationList page={list} />
          <PageLinks page={page} pageCount={list.pageCount} pathOf={(page) => `?state=${state}&page=${page}`} />
        </>
      )}
      {!list && error && !loading && <ErrorState text="Failed to load applications." onRetry={() => void refetch()} />}
      {!list && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-60 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}
