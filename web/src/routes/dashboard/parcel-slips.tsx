import { useQuery } from '@apollo/client/react';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { ParcelSlip } from '#orders/sales/parcel-slip.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { RequireRole } from '#routes/require-role.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

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
      <PageMeta title="Parcel slips" noIndex />
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
  const { data, error, loading, refetch } = useQuery(ParcelSlipDocument, { variables: { id } });
  if (data?.order?.viewerIs === 'SELLER') return <ParcelSlip order={data.order} />;
  if (data) return <EmptyState heading={orderTexts.orderMissing} />;
  if (error && !loading) return <ErrorState text="Failed to load this order." onRetry={() => void refetch()} />;
  return <SlipSkeleton />;
}

function AllSlips() {
  const { data, error, loading, refetch, fetchMore } = useQuery(ParcelSlipsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.viewer?.shop?.orders;
  if (!list) {
    if (error && !loading) return <ErrorState text="Failed to load orders." onRetry={() => void refetch()} />;
    return <SlipSkeleton />;
  }
  if (list.edges.length === 0)
    return <EmptyState heading="Nothing to pack" text="Accepted orders appear here until you dispatch them." />;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2 print:block">
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <ParcelSlip order={node} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          tone="secondary"
          busy={loading}
          onClick={() => void fetchMore({ variables: { after: endCursor } })}
          className="self-center print:hidden"
        >
          Load more
        </Button>
      )}
    </>
  );
}

function SlipSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
