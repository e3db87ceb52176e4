import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminList } from '#admin/list.tsx';
import { orderRows } from '#admin/orders/order-rows.tsx';
import { graphql } from '#gql/gql.ts';
import { orderStates, wordsOfState } from '#orders/placed/order-words.ts';

const AdminOrdersDocument = graphql(`
  query AdminOrders($search: String, $state: OrderState, $page: Int!) {
    viewer {
      admin {
        orders(search: $search, state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              ...AdminOrderRow_order
            }
          }
        }
      }
    }
  }
`);

export const AdminOrdersScreen = adminList({
  document: AdminOrdersDocument,
  listIn: (data) => data.viewer?.admin?.orders,
  heading: 'Orders',
  states: [
    { state: 'ALL', label: 'All' },
    ...orderStates.map((state) => ({ state, label: wordsOfState(state).label })),
  ],
  search: { label: 'Find an order', placeholder: 'Number, buyer or shop', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  exported: 'ORDERS',
  ...orderRows,
});
