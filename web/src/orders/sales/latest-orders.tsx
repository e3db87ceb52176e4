import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { EmptyOrders } from '#orders/placed/empty-orders.tsx';
import { OrderListSkeleton } from '#orders/placed/order-list-skeleton.tsx';
import { type ChatOfOrder, OrderRows } from '#orders/placed/order-row.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

// Uses the same lists as the orders page, so that a new order appears in both.
const LatestSalesDocument = graphql(`
  query LatestSales {
    inboxSeq
    viewer {
      shop {
        orders {
          ...LatestOrders_orders
        }
      }
    }
  }
`);

const LatestPurchasesDocument = graphql(`
  query LatestPurchases {
    inboxSeq
    viewer {
      orders {
        ...LatestOrders_orders
      }
    }
  }
`);

const LatestOrdersFragment = graphql(`
  fragment LatestOrders_orders on OrderConnection {
    edges {
      node {
        id
        ...OrderRow_order
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface LatestOrdersProps {
  side: 'shop' | 'mine';
  chat?: ChatOfOrder;
  /** The number of orders shown. */
  most?: number;
}

/** The latest orders of the user's shop, or of the user. A new one appears at the top. */
export function LatestOrders({ side, ...shown }: LatestOrdersProps) {
  return (
    <section aria-labelledby="latest-orders">
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 id="latest-orders" className="text-lg">
          Latest orders
        </h2>
        <Link to={`/dashboard/orders?tab=${side}`} className="inline-flex min-h-11 items-center font-medium text-brand">
          All orders
        </Link>
      </div>
      <Orders side={side} {...shown} />
    </section>
  );
}

const options = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const;

function Orders({ side, chat, most = 5 }: LatestOrdersProps) {
  const sales = useQuery(LatestSalesDocument, { ...options, skip: side !== 'shop' });
  const purchases = useQuery(LatestPurchasesDocument, { ...options, skip: side !== 'mine' });
  const connection = side === 'shop' ? sales.data?.viewer?.shop?.orders : purchases.data?.viewer?.orders;
  return (
    <Loaded
      query={side === 'shop' ? sales : purchases}
      data={readFragment(LatestOrdersFragment, connection)}
      skeleton={<OrderListSkeleton />}
      failed="Failed to load orders."
    >
      {({ edges }) => {
        const orders = edges.slice(0, most).map(({ node }) => node);
        return orders.length === 0 ? <EmptyOrders side={side} /> : <OrderRows orders={orders} chat={chat} isBrief />;
      }}
    </Loaded>
  );
}
