import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { PaymentActs, PaymentDetail } from '#admin/payments/payment-detail.tsx';
import { graphql } from '#gql/gql.ts';

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

export function PaymentScreen() {
  const { reference = '' } = useParams();
  // Every view is logged, so the cache is not used.
  const query = useQuery(AdminPaymentDocument, {
    variables: { reference },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const result = query.data?.viewer?.admin?.payment;
  return (
    <AdminDetail
      list={{ to: '/admin/payments', label: 'All payments' }}
      heading={result?.description ?? 'Payment'}
      acts={result && <PaymentActs payment={result} />}
      missing="Payment not found"
      query={query}
    >
      {result && <PaymentDetail payment={result} />}
    </AdminDetail>
  );
}
