import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { OrderSides } from '#admin/orders/order-sides.tsx';
import { graphql } from '#gql/gql.ts';
import { OrderFacts } from '#orders/placed/order-facts.tsx';
import { OrderPeople } from '#orders/placed/order-people.tsx';
import { OrderStateBadge } from '#orders/placed/order-state-badge.tsx';
import { OrderTimeline } from '#orders/placed/order-timeline.tsx';
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
            ...OrderPeople_order
            ...OrderTimeline_order
          }
          ...OrderSides_order
        }
      }
    }
  }
`);

export function AdminOrderScreen() {
  const { id = '' } = useParams();
  // Each look is on record: it is never shown from before.
  const { data, ...query } = useQuery(AdminOrderDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.order;
  return (
    <AdminDetail
      list={{ to: '/admin/orders', label: 'All orders' }}
      heading={`Order ${found?.order.id ?? id}`}
      missing="Order not found"
      query={{ data, ...query }}
    >
      {found && (
        <>
          <p className="flex gap-2">
            <OrderStateBadge state={found.order.state} />
            {found.order.paidAt && <Badge>Paid</Badge>}
          </p>
          <OrderSides order={found} />
          <Card className="min-w-0 p-5">
            <OrderFacts order={found.order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderTimeline order={found.order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderPeople order={found.order} />
          </Card>
        </>
      )}
    </AdminDetail>
  );
}
