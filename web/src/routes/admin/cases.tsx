import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { CaseList } from '#support/case-list.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';

const CasesDocument = graphql(`
  query Cases($state: CaseState!, $page: Int!) {
    viewer {
      admin {
        cases(state: $state, page: $page) {
          totalCount
          pageCount
          ...CaseList_page
        }
      }
    }
  }
`);

const states = [
  ['OPEN', 'Open'],
  ['CLOSED', 'Closed'],
] as const;

export function CasesScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'CLOSED' ? 'CLOSED' : 'OPEN';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, loading, refetch } = useQuery(CasesDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.cases;
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Cases
      </h1>
      <TabLinks
        label="Cases"
        tabs={states.map(([one, label]) => ({ label, to: `?state=${one}`, isCurrent: one === state }))}
      />
      {list && list.totalCount === 0 && <EmptyState heading="Nothing here" text="No report stands there now." />}
      {list && list.totalCount > 0 && (
        <>
          <CaseList page={list} />
          <PageLinks page={page} pageCount={list.pageCount} pathOf={(page) => `?state=${state}&page=${page}`} />
        </>
      )}
      {!list && error && !loading && <ErrorState text="Failed to load cases." onRetry={() => void refetch()} />}
      {!list && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-60 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}
