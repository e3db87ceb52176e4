import { useQuery } from '@apollo/client/react';
import { adminListLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { AdminOrderRow } from '#admin/orders/order-rows.tsx';
import { graphql } from '#gql/gql.ts';
import { orderStates, wordsOfState } from '#orders/placed/order-words.ts';
import { LinkList } from '#ui/lists/link-list.tsx';

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

const states = [
  { state: 'ALL' as const, label: 'All' },
  ...orderStates.map((state) => ({ state, label: wordsOfState(state).label })),
];

export function AdminOrdersScreen() {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? { state: 'ALL' as const };
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminOrdersDocument, {
    variables: { search, state: state === 'ALL' ? null : state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.orders;
  return (
    <AdminQueue
      heading="Orders"
      texts={{ label: 'Orders', empty: 'No orders found.', failed: 'Failed to load orders.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find an order"
          placeholder="Number, buyer or shop"
          maxLength={adminListLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={adminListLimits.perPage}
      query={query}
    >
      {list && (
        <LinkList>
          {list.edges.map(({ node }) => (
            <AdminOrderRow key={node.id} order={node} />
          ))}
        </LinkList>
      )}
    </AdminQueue>
  );
}
