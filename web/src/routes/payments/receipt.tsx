import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { Link, useParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { graphql } from '#gql/gql.ts';
import { ReceiptSheet } from '#payments/receipt-sheet.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ReceiptDocument = graphql(`
  query Receipt($number: Int!) {
    receipt(number: $number) {
      ...ReceiptSheet_receipt
    }
  }
`);

export function ReceiptScreen() {
  const { number: digits = '' } = useParams();
  if (!/^\d{1,9}$/.test(digits)) return <NotFoundScreen />;
  const number = Number(digits);
  return (
    <>
      <PageMeta title={`Receipt ${number}`} noIndex />
      <RequireLogin>
        <div className="page-width py-8">
          <Receipt number={number} />
        </div>
      </RequireLogin>
    </>
  );
}

function Receipt({ number }: { number: number }) {
  const query = useQuery(ReceiptDocument, { variables: { number } });
  return (
    <Loaded
      query={query}
      data={query.data?.receipt}
      skeleton={<Skeleton className="mx-auto h-72 w-full max-w-lg rounded-lg" />}
      failed={texts.networkError}
      missing={<Missing />}
    >
      {(receipt) => <ReceiptSheet receipt={receipt} />}
    </Loaded>
  );
}

function Missing() {
  return (
    <EmptyState
      heading={paymentTexts.receiptMissing}
      level={1}
      text="It may belong to another account."
      action={
        <Link to="/dashboard" className={buttonStyle()}>
          Go to Dashboard
        </Link>
      }
    />
  );
}
