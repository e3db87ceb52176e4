import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { clockTime, dayMs, recentDate, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderRow_OrderFragment } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { useIsFresh } from './fresh-orders.ts';
import { OrderPicture } from './order-picture.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';

const OrderRowFragment = graphql(`
  fragment OrderRow_order on Order {
    id
    version
    state
    createdAt
    total { amount currency }
    paidAt
    isProtected
    checkoutId
    viewerIs
    allowedActions
    buyerName
    buyerEmail
    shop { name slug }
    shippingAddress {
      ...ShippingAddress_address
    }
    items(first: 100) {
      edges {
        node {
          id
          productName
          variantLabel
          productImagePath
          quantity
        }
      }
    }
  }
`);

/** A link to the conversation about an order, filled by the screen. */
export type ChatOfOrder = (order: { id: string; buyerName: string }) => ReactNode;

/** The button that pays the orders of a checkout, filled by the screen. */
export type PayOfCheckout = (checkoutId: string) => ReactNode;

interface OrderRowsProps {
  orders: readonly FragmentType<typeof OrderRowFragment>[];
  chat?: ChatOfOrder | undefined;
  pay?: PayOfCheckout | undefined;
  /** On a phone without the buyer's email and address. */
  isBrief?: boolean;
}

export function OrderRows({ orders, ...props }: OrderRowsProps) {
  const rows = readFragment(OrderRowFragment, orders);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map((order) => (
        <OrderRow key={order.id} order={order} {...props} />
      ))}
    </ul>
  );
}

/**
 * One order: name and price, goods, then when and the state or the next step. A buyer's last line begins below the
 * picture. A wide row has two lines, and for the seller the buyer's email and address. The whole row is a link.
 */
function OrderRow({ order, chat, pay, isBrief }: Omit<OrderRowsProps, 'orders'> & { order: OrderRow_OrderFragment }) {
  const fresh = useIsFresh(order.id);
  const items = order.items.edges.map(({ node }) => node);
  const sells = order.viewerIs !== 'BUYER';
  const step = nextStep(order, pay);
  // A buyer's row has no buttons, so its price takes their column.
  const priceColumn = !sells && step ? 'xl:col-start-4' : 'xl:col-start-5';
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-4 py-2 transition-colors duration-250 hover:bg-sunken xl:min-h-16 xl:py-0.5',
        sells ? `min-h-19 ${soldColumns}` : 'xl:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,3fr)_minmax(0,1.5fr)_11rem]',
        fresh && 'slide-in bg-brand-tint!',
      )}
    >
      <span
        className={`${sells ? 'row-span-3' : 'row-span-2'} size-11 self-start overflow-hidden rounded-sm xl:row-span-2 xl:self-center`}
      >
        <OrderPicture path={items[0]?.productImagePath} alt="" />
      </span>
      <div className="-col-end-1 col-start-2 row-start-1 flex gap-2 xl:contents">
        <h2 className="flex min-w-0 flex-1 items-center gap-2 font-sans text-base leading-5 tracking-normal">
          <Title order={order} />
          {fresh && <Badge tone="dark">New</Badge>}
        </h2>
        <span className={classNames('price text-end leading-5 xl:row-start-1', priceColumn)}>
          {cedi(order.total.amount)}
        </span>
      </div>
      <ProductNames items={items} isNarrow={sells && step !== null} />
      <OrderLine order={order} isBrief={isBrief} />
      <span
        className={classNames(
          'col-start-3 justify-self-end xl:row-start-2 xl:-my-1',
          sells ? 'row-start-3' : 'row-start-4 mt-1',
          // The button says it.
          step !== null && 'max-xl:sr-only',
          priceColumn,
        )}
      >
        <OrderStateBadge state={order.state} />
      </span>
      <span
        className={classNames(
          'relative z-10 col-start-3 justify-end gap-2 empty:hidden xl:row-span-2 xl:row-start-1 xl:my-0 xl:flex',
          sells
            ? 'row-span-2 row-start-2 max-xl:*:h-9 max-xl:*:px-3 max-xl:*:after:absolute max-xl:*:after:inset-x-0 max-xl:*:after:-inset-y-1 xl:col-start-6'
            : 'row-start-4 mt-1 xl:col-start-5',
          !step && 'max-xl:hidden',
        )}
      >
        {step}
        {sells && <span className="max-xl:hidden">{chat?.(order)}</span>}
      </span>
    </li>
  );
}

/** The other side, as a link over the whole row. */
function Title({ order }: { order: OrderRow_OrderFragment }) {
  const sells = order.viewerIs !== 'BUYER';
  return (
    <Link
      data-shows
      to={`/dashboard/orders/${order.id}`}
      className={classNames('truncate after:absolute after:inset-0', !sells && 'max-xl:text-sm')}
    >
      <span className="sr-only">Order {order.id}: </span>
      {sells ? order.buyerName : order.shop.name}
    </Link>
  );
}

/** The button of the viewer's next step. */
function nextStep(order: OrderRow_OrderFragment, pay: PayOfCheckout | undefined) {
  const { id, checkoutId, allowedActions } = order;
  if (allowedActions.includes('ACCEPT'))
    return (
      <AcceptOrder order={order} size="small" label={`Accept order ${id}`}>
        Accept
      </AcceptOrder>
    );
  if (allowedActions.includes('DISPATCH')) return <DispatchInRow order={order} />;
  return (checkoutId && pay?.(checkoutId)) || null;
}

function DispatchInRow({ order: { id, version } }: { order: OrderRow_OrderFragment }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="small" tone="secondary" aria-label={`Dispatch order ${id}`} onClick={() => setIsAsked(true)}>
        Dispatch
      </Button>
      {isAsked && (
        <OrderActionDialog
          orderId={id}
          version={version}
          action="DISPATCH"
          proposedFee={null}
          isPaidInApp={false}
          viewerIsSeller
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

const OrderActionDialog = optional(async () => (await import('./order-action-dialog.tsx')).OrderActionDialog);

/** Picture, buyer and goods, email and time, address and payment, price and state, buttons. */
const soldColumns = 'xl:grid-cols-[2.75rem_minmax(0,11fr)_minmax(0,11fr)_minmax(0,10fr)_7rem_13.5rem]';

/** The name is cut, not the size after it. */
function ProductNames({ items, isNarrow }: { items: readonly Named[]; isNarrow: boolean }) {
  const [name, rest] = productNames(items);
  return (
    <p
      className={classNames(
        'col-start-2 row-start-2 flex min-w-0 text-muted text-sm xl:col-end-3',
        !isNarrow && '-col-end-1',
      )}
    >
      <span className="truncate">{name}</span>
      <span className="max-w-4/5 shrink-0 truncate whitespace-pre">{rest}</span>
    </p>
  );
}

/** When, and for the seller the buyer's email and the destination, which are columns of a wide row. */
function OrderLine({ order, isBrief }: { order: OrderRow_OrderFragment; isBrief: boolean | undefined }) {
  const { address, city, region } = readFragment(ShippingAddressFragment, order.shippingAddress);
  const paid = order.paidAt && (order.isProtected ? 'Paid, protected' : 'Paid');
  const time = (
    <time dateTime={order.createdAt} className={order.viewerIs === 'BUYER' ? undefined : 'max-sm:hidden'}>
      {recentDate(order.createdAt, Date.now())}
    </time>
  );
  const id = <span className="max-xl:hidden"> · {order.id}</span>;
  if (order.viewerIs === 'BUYER')
    return (
      <p className="col-span-2 col-start-1 row-start-4 mt-1 text-muted text-xs xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:text-sm">
        {time}
        {paid && ` · ${paid}`}
        {id}
      </p>
    );
  return (
    <div className="contents text-muted text-xs">
      <p className="col-start-2 row-start-3 truncate xl:row-start-2 xl:col-start-3">
        <span className="xl:hidden">{city} · </span>
        <span className="sm:hidden">{briefDate(order.createdAt)}</span>
        {time}
        {id}
      </p>
      {/* A phone has no room for them; the order shows them. */}
      <p
        className={classNames(
          '-col-end-1 col-start-2 row-start-4 truncate max-sm:sr-only xl:contents',
          isBrief && 'max-xl:hidden',
        )}
      >
        <span className="xl:col-start-3 xl:row-start-1 xl:truncate">{order.buyerEmail}</span>
        <span className="xl:hidden"> · </span>
        <span className="xl:col-start-4 xl:row-span-2 xl:row-start-1 xl:line-clamp-3 xl:whitespace-normal">
          {[address, city, regionOf(region)].join(', ')}
          {paid && (
            <span className="xl:block">
              <span className="xl:hidden"> · </span>
              {paid}
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

/** "4:02 pm" today, and "28 Nov" before. */
function briefDate(at: string): string {
  const isToday = Math.floor(Date.parse(at) / dayMs) === Math.floor(Date.now() / dayMs);
  return isToday ? clockTime(at) : shortDate(at);
}

interface Named {
  productName: string;
  variantLabel: string;
  quantity: number;
}

/** "Kente Stole", "Kente Stole (42) × 2", "Kente Stole +1 more": the first name, and what follows it. */
export function productNames(items: readonly Named[]): [name: string, rest: string] {
  const [first, ...others] = items;
  if (!first) return ['', ''];
  const size = variantName('', first.variantLabel);
  if (others.length > 0) return [first.productName, `${size} +${others.length} more`];
  return [first.productName, first.quantity > 1 ? `${size} × ${first.quantity}` : size];
}
