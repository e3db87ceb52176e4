import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderDetail_OrderFragment, OrderState } from '#gql/graphql.ts';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderNews } from './order-news.ts';
import { OrderStateBadge } from './order-state-badge.tsx';
import { OrderTimeline, regularPath } from './order-timeline.tsx';
import { OrderContact, OrderUsers } from './order-users.tsx';
import { wordsOfState } from './order-words.ts';

const OrderDetailFragment = graphql(`
  fragment OrderDetail_order on Order {
    id
    state
    updatedAt
    expiresAt
    dueAt
    paidAt
    isProtected
    steps { action }
    viewerIs
    buyerName
    shop {
      id
      name
      slug
    }
    ...OrderFacts_order
    ...OrderUsers_order
    ...OrderTimeline_order
    ...OrderActions_order
  }
`);

interface OrderDetailProps {
  order: FragmentType<typeof OrderDetailFragment>;
  /** The link to the conversation with the other side, filled by the screen. */
  chat?: ReactNode;
  /** Paying in the app, filled by the screen. */
  payment?: ReactNode;
}

/** What the order waits for comes first, with the next action and the ways to reach the other side. */
export function OrderDetail(props: OrderDetailProps) {
  const order = readFragment(OrderDetailFragment, props.order);
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <div className="hidden text-lg print:block">
          <strong>{order.shop.name}</strong> on Besesaka
          <WovenStrip id={order.shop.id} className="mt-1 w-full [print-color-adjust:exact]" />
        </div>
        <div className="flex items-center gap-2">
          <h1 tabIndex={-1} className="min-w-0 flex-1 text-2xl tabular-nums">
            Order {order.id}
          </h1>
          <span className="-me-2 flex print:hidden">
            {order.viewerIs === 'SELLER' && (
              <Link
                to={`/dashboard/orders/parcel-slips?order=${order.id}`}
                title="Parcel slip"
                className={iconButtonStyle}
              >
                <Tag aria-hidden="true" className="size-5" />
                <span className="sr-only">Parcel slip</span>
              </Link>
            )}
            <IconButton label="Print" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
        </div>
        <div role="status" className="flex flex-col gap-2">
          <OrderNow order={order} />
        </div>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto] print:grid-cols-1">
        <div className="peer flex flex-col gap-2 empty:hidden lg:col-start-2 lg:row-start-1">
          <OrderActions order={order}>
            <OrderContact order={order} chat={props.chat} />
          </OrderActions>
          {props.payment}
        </div>
        <Card className="min-w-0 px-4 py-4 sm:px-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderFacts order={order} />
        </Card>
        <Card className="min-w-0 px-4 py-4 sm:px-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:peer-empty:row-start-1">
          <OrderUsers order={order} />
        </Card>
        <Card className="min-w-0 px-4 py-4 sm:px-5 lg:col-start-1 lg:row-start-3">
          <OrderTimeline order={order} />
        </Card>
      </div>
    </article>
  );
}

/** The next step. The strip shows the state, unless the order has left the regular path. */
function OrderNow({ order }: { order: OrderDetail_OrderFragment }) {
  return (
    <>
      <p className="text-pretty text-lg">{orderNews(order, Date.now())}</p>
      <OrderProgress state={order.state} />
      <p className="flex items-center gap-2">
        <span className={regularPath.includes(order.state) ? 'sr-only' : undefined}>
          <span className="sr-only">This order is now </span>
          <OrderStateBadge state={order.state} />
        </span>
        {order.paidAt && <Badge>{order.isProtected ? 'Paid, protected' : 'Paid'}</Badge>}
      </p>
    </>
  );
}

const woven =
  'bg-[repeating-linear-gradient(90deg,var(--brand)_0_0.75rem,var(--gold)_0.75rem_0.875rem)] print:bg-none print:bg-text';

/** The regular path as a woven strip. An order that has left the path has none. */
function OrderProgress({ state }: { state: OrderState }) {
  const index = regularPath.indexOf(state);
  // A part that is added while the page is open grows from its start.
  const [before] = useState(index);
  if (index < 0) return null;
  return (
    <ol aria-label="Progress" className="mt-2 grid grid-cols-5 gap-1">
      {regularPath.map((step, n) => (
        <li
          key={step}
          aria-current={n === index ? 'step' : undefined}
          className={classNames('min-w-0 text-xs', n === index ? 'font-semibold' : 'text-muted')}
        >
          <span aria-hidden="true" className="mb-1 block h-2 overflow-hidden rounded-xs bg-line">
            {n <= index && <span className={classNames('block h-full', woven, n > before && 'weave')} />}
          </span>
          {/* A phone has space for the current word only, which may be wider than its part. */}
          <span className={classNames('flex whitespace-nowrap', placeOf(n), n !== index && 'max-sm:sr-only')}>
            {n === index && (
              <span className="whitespace-pre sm:hidden">
                Step {n + 1} of {regularPath.length} ·{' '}
              </span>
            )}
            {wordsOfState(step).label}
          </span>
        </li>
      ))}
    </ol>
  );
}

function placeOf(part: number): string | false {
  const middle = (regularPath.length - 1) / 2;
  return part >= middle && (part > middle ? 'max-sm:justify-end' : 'max-sm:justify-center');
}

export function OrderDetailSkeleton() {
  return (
    <div className="flex flex-col gap-6">
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
