import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { CaseActions } from '#support/case-actions.tsx';
import { CaseDetail } from '#support/case-detail.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const CaseDocument = graphql(`
  query Case($id: ID!) {
    viewer {
      admin {
        case(id: $id) {
          id
          reason
          ...CaseActions_case
          ...CaseDetail_case
        }
      }
    }
  }
`);

export function CaseScreen({ id }: { id: string }) {
  // Each look is on record, and its links die soon: it is never shown from before.
  const { data, error, loading, refetch } = useQuery(CaseDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.case;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin/cases"
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        All cases
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {found?.reason ?? 'Case'}
      </h1>
      {found && (
        <>
          <CaseActions subject={found} />
          <CaseDetail subject={found} />
        </>
      )}
      {data && !found && <EmptyState heading="Case not found" />}
      {!data && error && !loading && <ErrorState text="Failed to load it." onRetry={() => void refetch()} />}
      {!data && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}
