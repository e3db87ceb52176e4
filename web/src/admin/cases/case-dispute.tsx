import { useQuery } from '@apollo/client/react';
import { DisputeCard } from '#admin/payments/dispute-card.tsx';
import { graphql } from '#gql/gql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminCaseDisputeDocument = graphql(`
  query AdminCaseDispute($reference: ID!) {
    viewer {
      admin {
        payment(reference: $reference) {
          disputes {
            id
            ...DisputeCard_dispute
          }
        }
      }
    }
  }
`);

/** What the bank got and our answer. */
export function CaseDispute({ paymentId }: { paymentId: string }) {
  // Every view is logged, so the cache is not used.
  const query = useQuery(AdminCaseDisputeDocument, {
    variables: { reference: paymentId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.admin?.payment}
      skeleton={<Skeleton className="h-40 w-full rounded-lg" />}
      failed="The dispute could not be loaded."
    >
      {({ disputes }) => disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />)}
    </Loaded>
  );
}
