import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { MessageThread } from '#help/message-thread.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const ContactMessageDocument = graphql(`
  query ContactMessage($id: ID!) {
    viewer {
      admin {
        contactMessage(id: $id) {
          id
          subject
          ...MessageThread_message
        }
      }
    }
  }
`);

export function MessageScreen({ id }: { id: string }) {
  // Each look is on record: it is never shown from before.
  const { data, error, loading, refetch } = useQuery(ContactMessageDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.contactMessage;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin/messages"
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        All messages
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {found?.subject ?? 'Message'}
      </h1>
      {found && <MessageThread key={found.id} message={found} />}
      {data && !found && <EmptyState heading="Message not found" />}
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
