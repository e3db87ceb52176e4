import { useQuery } from '@apollo/client/react';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { BooksCard } from '#admin/payments/books-card.tsx';
import { HoldingCard } from '#admin/payments/holding-card.tsx';
import { LinesTable } from '#admin/payments/lines-table.tsx';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';

const LedgerDocument = graphql(`
  query Ledger {
    viewer {
      admin {
        holding {
          ...HoldingCard_holding
        }
        books {
          ...BooksCard_books
        }
        ledger {
          isBalanced
          balances {
            account
            amount {
              amount
              currency
            }
          }
        }
      }
    }
  }
`);

export function LedgerScreen() {
  // Every view is logged, so the cache is not used.
  const query = useQuery(LedgerDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { ledger, books, holding } = query.data?.viewer?.admin ?? {};
  return (
    <AdminDetail
      list={{ to: '/admin/payments', label: 'All payments' }}
      heading="Ledger"
      missing="No payments yet"
      query={query}
    >
      {holding && <HoldingCard holding={holding} />}
      {ledger && ledger.balances.length > 0 && (
        <>
          {books && <BooksCard books={books} />}
          <p className={ledger.isBalanced ? 'text-muted' : 'font-semibold text-clay'}>
            {ledger.isBalanced ? 'All accounts sum to zero.' : 'The accounts do not sum to zero.'}
          </p>
          <Card className="p-5">
            <LinesTable lines={ledger.balances} caption="Balance of each account" />
          </Card>
        </>
      )}
    </AdminDetail>
  );
}
