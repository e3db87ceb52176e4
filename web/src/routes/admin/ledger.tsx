import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { LinesTable } from '#support/payments/lines-table.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const LedgerDocument = graphql(`
  query Ledger {
    viewer {
      admin {
        ledger {
          isEven
          balances {
            account
            currency
            amount
          }
        }
      }
    }
  }
`);

export function LedgerScreen() {
  // Each look is on record: it is never shown from before.
  const { data, error, loading, refetch } = useQuery(LedgerDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const ledger = data?.viewer?.admin?.ledger;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin/payments"
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        All payments
      </Link>
      <h1 tabIndex={-1} className="text-2xl">
        Books
      </h1>
      {ledger && ledger.balances.length === 0 && <EmptyState heading="Nothing was paid yet" />}
      {ledger && ledger.balances.length > 0 && (
        <>
          <p className={ledger.isEven ? 'text-muted' : 'font-semibold text-clay'}>
            {ledger.isEven ? 'All accounts sum to zero.' : 'The accounts do not sum to zero.'}
          </p>
          <Card className="p-5">
            <LinesTable lines={ledger.balances} caption="What each account holds" />
          </Card>
        </>
      )}
      {!data && error && !loading && <ErrorState text="Failed to load it." onRetry={() => void refetch()} />}
      {!data && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-60 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}
