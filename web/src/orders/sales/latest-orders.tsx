import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { EmptyOrders } from '#orders/placed/empty-orders.tsx';
import { OrderCard } from '#orders/placed/order-card.tsx';
import { OrderListSkeleton } from '#orders/placed/order-list-skeleton.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

// The same list as on the orders page, so that a new order is in both.
const LatestOrdersDocument = graphql(`
  query LatestOrders {
    shopOrders(page: 1) {
      page
      totalCount
      items {
        id
        ...OrderCard_order
      }
    }
  }
`);

const shownAtOnce = 3;

/** The newest orders of the person's shop; one that is placed now slides in on top. */
export function LatestOrders() {
  return (
    <section aria-labelledby="latest-orders">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="latest-orders" className="text-lg">
          Latest orders
        </h2>
        <Link to="/dashboard/orders?tab=shop" className="inline-flex min-h-11 items-center font-medium text-brand">
          All orders
        </Link>
      </div>
      <Orders />
    </section>
  );
}

function Orders() {
  const { data, error, loading, refetch } = useQuery(LatestOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (!data) {
    if (error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
    return <OrderListSkeleton />;
  }
  const orders = data.shopOrders.items.slice(0, shownAtOnce);
  if (orders.length === 0) return <EmptyOrders side="shop" />;
  return (
    <ul className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
