import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderRow_OrderFragment } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';
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
export type PayOfCheckout = (checkoutId: string, className: string) => ReactNode;

interface OrderRowsProps {
  orders: readonly FragmentType<typeof OrderRowFragment>[];
  chat?: ChatOfOrder | undefined;
  pay?: PayOfCheckout | undefined;
}

export function OrderRows({ orders, chat, pay }: OrderRowsProps) {
  const rows = readFragment(OrderRowFragment, orders);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map((order) => (
        <OrderRow key={order.id} order={order} chat={chat} pay={pay} />
      ))}
    </ul>
  );
}

/** One order on three lines, or on two where the row is wide. The whole row is a link; the next step is a button. */
function OrderRow({ order, chat, pay }: Omit<OrderRowsProps, 'orders'> & { order: OrderRow_OrderFragment }) {
  const fresh = useIsFresh(order.id);
  const items = order.items.edges.map(({ node }) => node);
  const sells = order.viewerIs !== 'BUYER';
  const { city } = readFragment(ShippingAddressFragment, order.shippingAddress);
  const canAccept = order.allowedActions.includes('ACCEPT');
  // A buyer's row has no buttons, so its price takes their column.
  const payButton = order.checkoutId && pay?.(order.checkoutId, lowButton);
  const hasButton = canAccept || Boolean(payButton);
  const priceColumn = !sells && hasButton ? 'xl:col-start-4' : 'xl:col-start-5';
  return (
    <li
      className={classNames(
        'relative grid min-h-18 grid-cols-[2.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-3 py-0.5 transition-colors duration-250 hover:bg-sunken sm:px-4 xl:min-h-16',
        sells ? soldColumns : 'xl:grid-cols-[2.75rem_minmax(0,1fr)_14rem_9rem_12rem]',
        fresh && 'slide-in bg-brand-tint!',
      )}
    >
      <span className="row-span-4 size-11 overflow-hidden rounded-sm xl:row-span-2">
        <OrderPicture path={items[0]?.productImagePath} alt="" />
      </span>
      <div className="-col-end-1 col-start-2 row-start-1 flex gap-2 xl:contents">
        <h2 className="flex min-w-0 flex-1 items-center gap-2 font-sans text-base leading-5 tracking-normal">
          <Link
            data-shows
            to={`/dashboard/orders/${order.id}`}
            className={classNames(nameLines(sells), 'after:absolute after:inset-0')}
          >
            <span className="sr-only">Order {order.id}: </span>
            {sells ? `${order.buyerName}, ${city}` : order.shop.name}
          </Link>
          {fresh && <Badge tone="dark">New</Badge>}
        </h2>
        <span className={classNames('price text-end leading-5 xl:row-start-1', priceColumn)}>
          {cedi(order.total.amount)}
        </span>
      </div>
      <ProductNames items={items} sells={sells} isWide={!sells && !hasButton} />
      <OrderLine order={order} isWide={hasButton} />
      <span
        className={classNames(
          '-my-1 col-start-3 row-start-2 justify-self-end',
          hasButton ? 'sr-only' : !sells && 'max-xl:row-start-3',
          priceColumn,
        )}
      >
        <OrderStateBadge state={order.state} awaitsViewer={sells} />
      </span>
      <RowButtons isSold={sells} isSeen={hasButton}>
        {canAccept && <AcceptInRow order={order} />}
        {payButton}
        {sells && <span className="max-xl:hidden">{chat?.(order)}</span>}
      </RowButtons>
    </li>
  );
}

/** Picture, buyer and goods, email and time, address and payment, price and state, buttons. */
const soldColumns =
  'xl:grid-cols-[2.75rem_minmax(0,1fr)_9.5rem_9.5rem_5.5rem_12rem] 2xl:grid-cols-[2.75rem_minmax(0,1fr)_13rem_13rem_7rem_12rem]';

/** `isSeen` says whether it has buttons for a phone too. */
function RowButtons({ isSold, isSeen, children }: { isSold: boolean; isSeen: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'relative z-10 col-start-3 row-span-2 row-start-2 justify-end gap-2 empty:hidden xl:row-start-1 xl:flex',
        isSold ? 'xl:col-start-6' : 'xl:col-start-5',
        !isSeen && 'max-xl:hidden',
      )}
    >
      {children}
    </span>
  );
}

/** Low enough for a row on a phone, with a target of 44 px. */
const lowButton =
  'relative max-xl:h-9 max-xl:px-3 max-xl:before:absolute max-xl:before:inset-x-0 max-xl:before:-inset-y-1';

function AcceptInRow({ order }: { order: OrderRow_OrderFragment }) {
  return (
    <AcceptOrder order={order} size="small" label={`Accept order ${order.id}`} className={lowButton}>
      Accept
    </AcceptOrder>
  );
}

/** A seller's row has two lines more and must stay low, so its names are cut. */
const nameLines = (sells: boolean) => (sells ? 'truncate' : 'line-clamp-2 min-w-0 break-words');

/** The name is cut, not the size after it. */
function ProductNames({ items, sells, isWide }: { items: readonly Named[]; sells: boolean; isWide: boolean }) {
  const [name, rest] = productNames(items);
  if (isWide) {
    return (
      <p className="col-start-2 row-start-2 line-clamp-2 min-w-0 break-words text-muted text-sm max-xl:-col-end-1">
        {name + rest}
      </p>
    );
  }
  return (
    <p className="col-start-2 row-start-2 flex min-w-0 items-end text-muted text-sm">
      <span className={nameLines(sells)}>{name}</span>
      <span className="max-w-4/5 shrink-0 truncate whitespace-pre">{rest}</span>
    </p>
  );
}

/** When, and for the seller the buyer's email and the destination: two lines, or columns of a wide row. */
function OrderLine({ order, isWide }: { order: OrderRow_OrderFragment; isWide: boolean }) {
  const { address, city, region } = readFragment(ShippingAddressFragment, order.shippingAddress);
  const time = <time dateTime={order.createdAt}>{recentDate(order.createdAt, Date.now())}</time>;
  const paid = order.paidAt && (order.isProtected ? 'Paid, protected' : 'Paid');
  const id = <span className="max-xl:hidden"> · {order.id}</span>;
  if (order.viewerIs === 'BUYER')
    return (
      <p className="col-start-2 row-start-3 truncate text-muted text-xs xl:col-start-3 xl:row-span-2 xl:row-start-1">
        {time}
        {paid && ` · ${paid}`}
        {id}
      </p>
    );
  return (
    <div className="contents text-muted text-xs max-xl:leading-3.75">
      <p
        className={classNames(
          'col-start-2 row-start-3 truncate xl:col-start-3 xl:row-start-1 xl:text-sm',
          !isWide && 'max-xl:-col-end-1',
        )}
      >
        {order.buyerEmail}
      </p>
      <p className="-col-end-1 col-start-2 row-start-4 truncate xl:contents">
        <span className="xl:col-start-3 xl:row-start-2 xl:truncate">
          {time}
          {id}
        </span>
        {paid && <span className="xl:col-start-4 xl:row-start-2">{after(paid)}</span>}
        <span className="xl:col-start-4 xl:row-start-1 xl:truncate xl:text-sm">
          {after([address, city, regionOf(region)].join(', '))}
        </span>
      </p>
    </div>
  );
}

/** Follows another part on one line, or has a cell of its own. */
function after(text: string) {
  return (
    <>
      <span className="xl:hidden"> · </span>
      {text}
    </>
  );
}

interface Named {
  productName: string;
  variantLabel: string;
  quantity: number;
}

/** "Kente Stole", "Kente Stole (42) × 2", "Kente Stole and 1 more": the first name, and what follows it. */
export function productNames(items: readonly Named[]): [name: string, rest: string] {
  const [first, ...others] = items;
  if (!first) return ['', ''];
  const size = variantName('', first.variantLabel);
  if (others.length > 0) return [first.productName, `${size} and ${others.length} more`];
  return [first.productName, first.quantity > 1 ? `${size} × ${first.quantity}` : size];
}
