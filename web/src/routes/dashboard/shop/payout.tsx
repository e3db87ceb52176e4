import { useQuery } from '@apollo/client/react';
import { shopMoneyTexts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { Link, useParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { PayoutStatementSheet } from '#payouts/shop-money/payout-statement.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const PayoutStatementDocument = graphql(`
  query PayoutStatement($id: ID!) {
    inboxSeq
    viewer {
      payoutStatement(id: $id) {
        payout {
          id
          ...Payout_payout
        }
        shopName
        from
        opening { amount currency }
        total { amount currency }
        closing { amount currency }
        lineCount
        lines {
          id
          kind
          orderId
          createdAt
          gross { amount currency }
          delivery { amount currency }
          commission { amount currency }
          commissionRate
          ratedAt
          vat { amount currency }
          providerFee { amount currency }
          refunded { amount currency }
          net { amount currency }
        }
      }
    }
  }
`);

export function PayoutScreen() {
  return (
    <RequireRole needed="seller">
      <Payout />
    </RequireRole>
  );
}

function Payout() {
  const { id = '' } = useParams();
  const query = useQuery(PayoutStatementDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.payoutStatement}
      skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      failed="Failed to load this payout."
      missing={<Missing />}
    >
      {(statement) => <PayoutStatementSheet statement={statement} />}
    </Loaded>
  );
}

function Missing() {
  return (
    <EmptyState
      heading={shopMoneyTexts.payoutMissing}
      level={1}
      text="It may belong to another account."
      action={
        <Link to="/dashboard/shop/money" className={buttonStyle()}>
          Go to Money
        </Link>
      }
    />
  );
}
