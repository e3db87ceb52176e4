import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { BooksCard } from '#admin/payments/books-card.tsx';
import { HoldingCard } from '#admin/payments/holding-card.tsx';
import { LedgerMonth } from '#admin/payments/ledger-month.tsx';
import { graphql } from '#gql/gql.ts';

const LedgerDocument = graphql(`
  query Ledger($month: String) {
    viewer {
      admin {
        holding {
          ...HoldingCard_holding
        }
        books {
          ...BooksCard_books
        }
        ledger(month: $month) {
          ...LedgerMonth_ledger
        }
      }
    }
  }
`);

/** The books, and the accounts and last entries of the month in the address. */
export function LedgerScreen() {
  const [params] = useSearchParams();
  // Every view is logged, so the cache is not used.
  const query = useQuery(LedgerDocument, {
    variables: { month: params.get('month') },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { ledger, books, holding } = (query.data ?? query.previousData)?.viewer?.admin ?? {};
  return (
    <AdminDetail
      list={{ to: '/admin/payments', label: 'All payments' }}
      heading="Ledger"
      missing="No payments yet"
      query={query}
    >
      <div className="grid items-start gap-3 empty:hidden lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        {books && <BooksCard books={books} />}
        {holding && <HoldingCard holding={holding} />}
      </div>
      {ledger && <LedgerMonth ledger={ledger} />}
    </AdminDetail>
  );
}
