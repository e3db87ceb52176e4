import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { PaymentDetail } from '#support/payments/payment-detail.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const AdminPaymentDocument = graphql(`
  query AdminPayment($reference: ID!) {
    viewer {
      admin {
        payment(reference: $reference) {
          description
          ...PaymentDetail_payment
        }
      }
    }
  }
`);

export function PaymentScreen({ id: reference }: { id: string }) {
  // Each look is on record: it is never shown from before.
  const { data, error, loading, refetch } = useQuery(AdminPaymentDocument, {
    variables: { reference },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.payment;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin/payments"
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        All payments
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {found?.description ?? 'Payment'}
      </h1>
      {found && <PaymentDetail payment={found} />}
      {data && !found && <EmptyState heading="Payment not found" />}
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
