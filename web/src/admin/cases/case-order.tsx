import { useQuery } from '@apollo/client/react';
import { OrderActs } from '#admin/orders/order-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { OrderFacts } from '#orders/placed/order-facts.tsx';
import { OrderTimeline } from '#orders/placed/order-timeline.tsx';
import { OrderUsers } from '#orders/placed/order-users.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminCaseOrderDocument = graphql(`
  query AdminCaseOrder($id: ID!) {
    inboxSeq
    viewer {
      admin {
        order(id: $id) {
          order {
            id
            ...OrderFacts_order
            ...OrderUsers_order
            ...OrderTimeline_order
          }
        }
        orderActs(id: $id) {
          ...OrderActs_acts
        }
      }
    }
  }
`);

/** The order of a case with its money, its history and the photos of its return. */
export function CaseOrder({ id }: { id: string }) {
  // Every view is logged, so the cache is not used.
  const query = useQuery(AdminCaseOrderDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const acts = query.data?.viewer?.admin?.orderActs;
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.admin?.order}
      skeleton={<Skeleton className="h-80 w-full rounded-lg" />}
      failed="The order could not be loaded."
    >
      {({ order }) => (
        <>
          {acts && <OrderActs of={acts} />}
          <Card className="min-w-0 p-5">
            <OrderFacts order={order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderTimeline order={order} />
          </Card>
          <Card className="min-w-0 p-5">
            <OrderUsers order={order} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
