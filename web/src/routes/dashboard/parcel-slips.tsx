import { useQuery } from '@apollo/client/react';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { ParcelSlip } from '#orders/sales/parcel-slip.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ParcelSlipDocument = graphql(`
  query ParcelSlip($id: ID!) {
    inboxSeq
    order(id: $id) {
      id
      viewerIs
      ...ParcelSlip_order
    }
  }
`);

const ParcelSlipsDocument = graphql(`
  query ParcelSlips($after: String) {
    inboxSeq
    viewer {
      shop {
        orders(after: $after, state: ACCEPTED) {
          edges {
            node {
              id
              ...ParcelSlip_order
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`);

/** The slip of the order in the URL, otherwise those of all orders that are ready to pack. */
export function ParcelSlipsScreen() {
  const [params] = useSearchParams();
  const id = params.get('order');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 tabIndex={-1} className="text-2xl">
          {id ? `Parcel slip of order ${id}` : 'Parcel slips'}
        </h1>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <RequireRole needed="seller">{id ? <OneSlip id={id} /> : <AllSlips />}</RequireRole>
    </div>
  );
}

function OneSlip({ id }: { id: string }) {
  const query = useQuery(ParcelSlipDocument, { variables: { id } });
  const order = query.data?.order;
  return (
    <Loaded
      query={query}
      data={order?.viewerIs === 'SELLER' ? order : null}
      skeleton={skeleton}
      failed="Failed to load this order."
      missing={<EmptyState heading={orderTexts.orderMissing} />}
    >
      {(own) => <ParcelSlip order={own} />}
    </Loaded>
  );
}

function AllSlips() {
  const query = useQuery(ParcelSlipsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Loaded query={query} data={query.data?.viewer?.shop?.orders} skeleton={skeleton} failed="Failed to load orders.">
      {({ edges, pageInfo: { hasNextPage, endCursor } }) =>
        edges.length === 0 ? (
          <EmptyState heading="Nothing to pack" text="Accepted orders appear here until you dispatch them." />
        ) : (
          <>
            <ul className="grid gap-4 lg:grid-cols-2 print:block">
              {edges.map(({ node }) => (
                <li key={node.id}>
                  <ParcelSlip order={node} />
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <Button
                tone="secondary"
                busy={query.loading}
                onClick={() => void query.fetchMore({ variables: { after: endCursor } })}
                className="self-center print:hidden"
              >
                Load more
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const skeleton = <Skeleton className="h-64 rounded-lg" />;
