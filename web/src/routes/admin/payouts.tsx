import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminList } from '#admin/list.tsx';
import { payoutRows } from '#admin/payouts/payout-row.tsx';
import { graphql } from '#gql/gql.ts';

const AdminPayoutsDocument = graphql(`
  query AdminPayouts($state: PayoutState, $search: String, $page: Int!) {
    viewer {
      admin {
        payouts(state: $state, search: $search, page: $page) {
          totalCount
          edges {
            node {
              id
              ...PayoutRow_payout
            }
          }
        }
      }
    }
  }
`);

export const AdminPayoutsScreen = adminList({
  document: AdminPayoutsDocument,
  listIn: (data) => data.viewer?.admin?.payouts,
  heading: 'Payouts',
  states: [
    { state: 'ALL', label: 'All' },
    { state: 'DUE', label: 'Due' },
    { state: 'PENDING', label: 'Pending' },
    { state: 'SUCCEEDED', label: 'Paid' },
    { state: 'FAILED', label: 'Failed' },
    { state: 'RETURNED', label: 'Came back' },
  ],
  search: { label: 'Find a shop', placeholder: 'Shop or owner', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  exported: 'PAYOUTS',
  ...payoutRows,
});
