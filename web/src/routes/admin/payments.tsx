import { adminPaymentLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { Link } from 'react-router';
import { adminList } from '#admin/list.tsx';
import { paymentRows } from '#admin/payments/payment-list.tsx';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const AdminPaymentsDocument = graphql(`
  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {
    viewer {
      admin {
        payments(state: $state, search: $search, purpose: $purpose, page: $page) {
          totalCount
          edges {
            node {
              reference
              ...PaymentRow_payment
            }
          }
        }
      }
    }
  }
`);

export const PaymentsScreen = adminList({
  document: AdminPaymentsDocument,
  listIn: (data) => data.viewer?.admin?.payments,
  heading: 'Payments',
  states: [
    { state: 'ALL', label: 'All' },
    { state: 'HELD', label: 'On hold' },
    { state: 'SUCCEEDED', label: 'Paid' },
    { state: 'PROCESSING', label: 'Confirming' },
    { state: 'FAILED', label: 'Declined' },
    { state: 'ABANDONED', label: 'Abandoned' },
    { state: 'REFUNDED', label: 'Refunded' },
  ],
  search: { label: 'Find a payment', placeholder: 'Reference, email or shop', maxLength: limits.searchMax },
  filter: { name: 'purpose', label: 'For', all: 'Everything', values: { PLAN: 'Plans', CAMPAIGN: 'Campaigns' } },
  perPage: limits.perPage,
  exported: 'PAYMENTS',
  aside: (
    <Link to="/admin/payments/ledger" className={buttonStyle({ tone: 'secondary', size: 'small' })}>
      Ledger
    </Link>
  ),
  ...paymentRows,
});
