import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { ApplicationDetail } from '#shops/applications/application-detail.tsx';
import { DecideButtons } from '#shops/applications/decide-buttons.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const ApplicationDocument = graphql(`
  query Application($id: ID!) {
    viewer {
      admin {
        application(id: $id) {
          id
          state
          businessName
          ...ApplicationDetail_application
        }
      }
    }
  }
`);

export function ApplicationScreen({ id }: { id: string }) {
  // Each look is on record, and its links die soon: it is never shown from before.
  const { data, error, loading, refetch } = useQuery(ApplicationDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const application = data?.viewer?.admin?.application;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin"
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        All applications
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {application?.businessName ?? 'Seller application'}
      </h1>
      {application && (
        <>
          <DecideButtons id={application.id} state={application.state} />
          <ApplicationDetail application={application} />
        </>
      )}
      {data && !application && <EmptyState heading="Application not found" />}
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
