import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { OrderActs } from '#admin/orders/order-acts.tsx';
import { OrderSides } from '#admin/orders/order-sides.tsx';
import { graphql } from '#gql/gql.ts';
import { OrderFacts } from '#orders/placed/order-facts.tsx';
import { OrderStateBadge } from '#orders/placed/order-state-badge.tsx';
import { OrderTimeline } from '#orders/placed/order-timeline.tsx';
import { OrderUsers } from '#orders/placed/order-users.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';

const AdminOrderDocument = graphql(`
  query AdminOrder($id: ID!) {
    inboxSeq
    viewer {
      admin {
        order(id: $id) {
          order {
            id
            state
            version
            paidAt
            ...OrderFacts_order
            ...OrderUsers_order
            ...OrderTimeline_order
          }
          ...OrderSides_order
        }
        orderActs(id: $id) {
          ...OrderActs_acts
        }
      }
    }
  }
`);

export function AdminOrderScreen() {
  const { id = '' } = useParams();
  // Every view is logged, so the cache is not used.
  const { data, ...query } = useQuery(AdminOrderDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const result = data?.viewer?.admin?.order;
  const acts = data?.viewer?.admin?.orderActs;
  return (
    <AdminDetail
      list={{ to: '/admin/orders', label: 'All orders' }}
      heading={`Order ${result?.order.id ?? id}`}
      missing="Order not found"
      query={{ data, ...query }}
    >
      {result && (
        <>
          <p className="flex gap-2">
            <OrderStateBadge state={result.order.state} />
            {result.order.paidAt && <Badge>Paid</Badge>}
          </p>
          {acts && <OrderActs of={acts} />}
          <OrderSides order={result} />
          <Card className="min-w-0 p-5">
            <OrderFacts order={result.order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderTimeline order={result.order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderUsers order={result.order} />
          </Card>
        </>
      )}
    </AdminDetail>
  );
}
