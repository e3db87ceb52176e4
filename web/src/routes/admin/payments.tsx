import { useQuery } from '@apollo/client/react';
import { adminPaymentLimits } from '@besesaka/schema/admin/limits.ts';
import { Link, useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { PaymentList } from '#admin/payments/payment-list.tsx';
import { PaymentSearch } from '#admin/payments/payment-search.tsx';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const AdminPaymentsDocument = graphql(`
  query AdminPayments($state: PaymentState, $search: String, $purpose: PaymentPurpose, $page: Int!) {
    viewer {
      admin {
        payments(state: $state, search: $search, purpose: $purpose, page: $page) {
          totalCount
          ...PaymentList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'ALL', label: 'All' },
  { state: 'HELD', label: 'On hold' },
  { state: 'SUCCEEDED', label: 'Paid' },
  { state: 'PROCESSING', label: 'Confirming' },
  { state: 'FAILED', label: 'Declined' },
  { state: 'ABANDONED', label: 'Abandoned' },
  { state: 'REFUNDED', label: 'Refunded' },
] as const;

const purposes = ['PLAN', 'CAMPAIGN'] as const;

export function PaymentsScreen() {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? states[0];
  const page = pageOf(params);
  const search = params.get('q')?.trim() || null;
  const purpose = purposes.find((one) => one === params.get('purpose')) ?? null;
  const { data, ...query } = useQuery(AdminPaymentsDocument, {
    variables: {
      state: state === 'ALL' ? null : state,
      search,
      purpose,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.payments;
  return (
    <AdminQueue
      heading="Payments"
      aside={
        <Link to="/admin/payments/ledger" className={buttonStyle({ tone: 'secondary', size: 'small' })}>
          Ledger
        </Link>
      }
      texts={{ label: 'Payments', empty: 'No payments found.', failed: 'Failed to load payments.' }}
      states={states}
      at={{
        state,
        page,
        ...(search && { search }),
        ...(purpose && { also: `&purpose=${encodeURIComponent(purpose)}` }),
      }}
      search={<PaymentSearch />}
      list={list}
      perPage={adminPaymentLimits.perPage}
      query={query}
    >
      {list && <PaymentList page={list} />}
    </AdminQueue>
  );
}
