import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { OrderList } from './order-list.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

const MyOrdersDocument = graphql(`
  query MyOrders($page: Int!) {
    myOrders(page: $page) {
      page
      ...OrderList_page
    }
  }
`);

/** What the person ordered. */
export function MyOrders() {
  const { data, error, loading, refetch, fetchMore } = useQuery(MyOrdersDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.myOrders;
  if (page) return <OrderList page={page} side="mine" loadPage={(page) => fetchMore({ variables: { page } })} />;
  if (error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
  return <OrderListSkeleton />;
}

const ShopOrdersDocument = graphql(`
  query ShopOrders($page: Int!) {
    shopOrders(page: $page) {
      page
      ...OrderList_page
    }
  }
`);

/** What the person's shop received. */
export function ShopOrders() {
  const { data, error, loading, refetch, fetchMore } = useQuery(ShopOrdersDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.shopOrders;
  if (page) return <OrderList page={page} side="shop" loadPage={(page) => fetchMore({ variables: { page } })} />;
  if (error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
  return <OrderListSkeleton />;
}
