import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { PayNow } from './pay-now.tsx';

const CartPaymentsDocument = graphql(`
  query CartPayments {
    inboxSeq
    takesProtectedPayments
    viewer {
      orders(state: AWAITING_PAYMENT, first: 1) {
        edges {
          node {
            id
            state
            checkoutId
          }
        }
      }
    }
  }
`);

/** How the cart can be paid, and the checkout that still waits for its payment. */
export function useCartPayments(isCovered: boolean) {
  // A checkout above this screen may change both.
  const { data, error } = useQuery(CartPaymentsDocument, { fetchPolicy: 'cache-and-network', skip: isCovered });
  const [edge] = data?.viewer?.orders?.edges ?? [];
  const waiting = edge?.node.state === 'AWAITING_PAYMENT' ? edge.node.checkoutId : null;
  // Null until it is known, so that no text changes after it was read.
  return { takesProtectedPayments: data || error ? (data?.takesProtectedPayments ?? false) : null, waiting };
}

export function WaitingPayment({ checkoutId }: { checkoutId: string }) {
  return (
    <div className="page-width pt-4">
      <p role="status" className="flex items-center justify-between gap-3 rounded-md bg-gold-tint px-4 py-1.5 text-sm">
        An order waits for its payment.
        <PayNow checkoutId={checkoutId} tone="quiet" size="small" />
      </p>
    </div>
  );
}
