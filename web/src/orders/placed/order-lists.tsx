import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { OrderList, useOrderSearch } from './order-list.tsx';

const MyOrdersDocument = graphql(`
  query MyOrders($page: Int!, $search: String) {
    inboxSeq
    viewer {
      orders(page: $page, search: $search) {
        page
        ...OrderList_page
      }
    }
  }
`);

/** What the person ordered. */
export function MyOrders() {
  const search = useOrderSearch();
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(MyOrdersDocument, {
    variables: { page: 1, search: search.wanted },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
  return (
    <OrderList
      page={(data ?? previousData)?.viewer?.orders ?? undefined}
      side="mine"
      search={search}
      isOld={!data}
      loadPage={(page) => fetchMore({ variables: { page } })}
    />
  );
}

const ShopOrdersDocument = graphql(`
  query ShopOrders($page: Int!, $search: String) {
    inboxSeq
    viewer {
      shop {
        orders(page: $page, search: $search) {
          page
          ...OrderList_page
        }
      }
    }
  }
`);

/** What the person's shop received. */
export function ShopOrders() {
  const search = useOrderSearch();
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(ShopOrdersDocument, {
    variables: { page: 1, search: search.wanted },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
  return (
    <OrderList
      page={(data ?? previousData)?.viewer?.shop?.orders ?? undefined}
      side="shop"
      search={search}
      isOld={!data}
      loadPage={(page) => fetchMore({ variables: { page } })}
    />
  );
}
