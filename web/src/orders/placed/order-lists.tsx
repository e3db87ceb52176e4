import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { OrderList, useOrderSearch } from './order-list.tsx';
import type { ChatOfOrder, PayOfCheckout } from './order-row.tsx';
import { useShopMetrics } from './shop-metrics.ts';

const MyOrdersDocument = graphql(`
  query MyOrders($after: String, $search: String, $state: OrderState) {
    inboxSeq
    viewer {
      orders(after: $after, search: $search, state: $state) {
        ...OrderList_orders
      }
    }
  }
`);

/** The orders that the user placed. */
export function MyOrders({ pay }: { pay: PayOfCheckout }) {
  const search = useOrderSearch();
  const query = useQuery(MyOrdersDocument, {
    variables: search.variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, error, fetchMore } = query;
  return (
    <OrderList
      query={query}
      orders={(data ?? (error ? undefined : previousData))?.viewer?.orders ?? undefined}
      side="mine"
      search={search}
      isOld={!data}
      loadMore={(after) => fetchMore({ variables: { after } })}
      pay={pay}
    />
  );
}

const ShopOrdersDocument = graphql(`
  query ShopOrders($after: String, $search: String, $state: OrderState) {
    inboxSeq
    viewer {
      shop {
        orders(after: $after, search: $search, state: $state) {
          ...OrderList_orders
        }
      }
    }
  }
`);

/** The orders that the user's shop received. */
export function ShopOrders({ chat }: { chat: ChatOfOrder }) {
  const search = useOrderSearch();
  const { metrics } = useShopMetrics();
  const query = useQuery(ShopOrdersDocument, {
    variables: search.variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, error, fetchMore } = query;
  return (
    <OrderList
      query={query}
      orders={(data ?? (error ? undefined : previousData))?.viewer?.shop?.orders ?? undefined}
      side="shop"
      search={search}
      isOld={!data}
      loadMore={(after) => fetchMore({ variables: { after } })}
      chat={chat}
      counts={metrics ? countsOf(metrics) : undefined}
    />
  );
}

interface Counts {
  pendingOrders: number;
  acceptedOrders: number;
  returnRequests: number;
}

/** The states in which the seller has something to do. */
function countsOf({ pendingOrders, acceptedOrders, returnRequests }: Counts) {
  return { PENDING: pendingOrders, ACCEPTED: acceptedOrders, RETURN_REQUESTED: returnRequests };
}
