import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const OrderDetailFragment = graphql(`
  fragment OrderDetail_order on Order {
    id
    state
    createdAt
    paidAt
    viewerIs
    shop {
      name
      slug
    }
    ...OrderFacts_order
    ...OrderPeople_order
    ...OrderTimeline_order
    ...OrderActions_order
  }
`);

interface OrderDetailProps {
  order: FragmentType<typeof OrderDetailFragment>;
  /** The link to the conversation with the other side, filled by the screen. */
  chat?: ReactNode;
}

export function OrderDetail(props: OrderDetailProps) {
  const order = readFragment(OrderDetailFragment, props.order);
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="mb-2 hidden text-lg print:block">
            <strong>{order.shop.name}</strong> on Besesaka
          </p>
          <h1 tabIndex={-1} className="text-2xl tabular-nums">
            Order {order.id}
          </h1>
          <p className="mt-1 text-muted">
            Placed on <time dateTime={order.createdAt}>{longDateTime(order.createdAt)}</time>
          </p>
          <p role="status" className="mt-3 flex gap-2">
            <span className="sr-only">This order is now </span>
            <OrderStateBadge state={order.state} />
            {order.paidAt && <Badge>Paid</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {order.viewerIs === 'SELLER' && (
            <Link
              to={`/dashboard/orders/parcel-slips?order=${order.id}`}
              className={buttonStyle({ tone: 'secondary' })}
            >
              Parcel slip
            </Link>
          )}
          <Button tone="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto] print:grid-cols-1">
        <div className="peer empty:hidden lg:col-start-2 lg:row-start-1">
          <OrderActions order={order} />
        </div>
        <Card className="min-w-0 p-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderFacts order={order} />
        </Card>
        <Card className="min-w-0 p-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:peer-empty:row-start-1">
          <OrderPeople order={order} chat={props.chat} />
        </Card>
        <Card className="min-w-0 p-5 lg:col-start-1 lg:row-start-3">
          <OrderTimeline order={order} />
        </Card>
      </div>
    </article>
  );
}

export function OrderDetailSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
        </Card>
        <Card className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-40" />
        </Card>
      </div>
    </div>
  );
}
