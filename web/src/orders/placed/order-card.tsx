import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { Link } from 'react-router';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderCard_OrderFragment } from '#gql/graphql.ts';
import { itemsText } from '#orders/cart/count-text.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useIsFresh } from './fresh-orders.ts';
import { OrderPicture } from './order-picture.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';

const OrderCardFragment = graphql(`
  fragment OrderCard_order on Order {
    id
    state
    createdAt
    itemCount
    total { amount currency }
    paidAt
    viewerIs
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
          ...OrderPictures_item
        }
      }
    }
  }
`);

/** One order of a list. The whole card is a link. */
export function OrderCard(props: { order: FragmentType<typeof OrderCardFragment> }) {
  const order = readFragment(OrderCardFragment, props.order);
  const items = order.items.edges.map(({ node }) => node);
  const fresh = useIsFresh(order.id);
  return (
    <Card
      className={classNames(
        'relative flex flex-col gap-3 p-4 transition-colors duration-250 hover:border-muted sm:p-5',
        fresh && 'slide-in border-brand! bg-brand-tint!',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex flex-wrap items-center gap-2 text-base">
          <Link
            to={`/dashboard/orders/${order.id}`}
            className="tabular-nums after:absolute after:inset-0 after:rounded-lg"
          >
            Order {order.id}
          </Link>
          {fresh && <Badge tone="dark">New</Badge>}
        </h2>
        <span className="flex items-center gap-2">
          {order.paidAt && <Badge>Paid</Badge>}
          <OrderStateBadge state={order.state} />
        </span>
      </div>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0 text-sm">
          <p className="line-clamp-2 break-words font-medium text-base">{productNames(items)}</p>
          <OtherSide order={order} />
          <p className="mt-1 text-muted">
            <time dateTime={order.createdAt}>{longDateTime(order.createdAt)}</time>
          </p>
        </div>
        <p className="shrink-0 text-right">
          <span className="price block text-lg">{cedi(order.total.amount)}</span>
          <span className="text-muted text-sm">{itemsText(order.itemCount)}</span>
        </p>
      </div>
      <OrderPictures items={items} />
    </Card>
  );
}

/** Names up to two products: "Kente Stole", "Kente Stole and Raffia Bag", "Kente Stole and 2 more". */
export function productNames(items: readonly { productName: string }[]): string {
  const [first, second] = items;
  if (!first) return '';
  if (!second) return first.productName;
  return `${first.productName} and ${items.length === 2 ? second.productName : `${items.length - 1} more`}`;
}

/** The seller sees the buyer and the destination; the buyer sees the shop. */
function OtherSide({ order }: { order: OrderCard_OrderFragment }) {
  if (order.viewerIs === 'BUYER') {
    return (
      <p className="break-words">
        <span className="text-muted">Seller: </span>
        {order.shop.name}
      </p>
    );
  }
  const { address, city, region } = readFragment(ShippingAddressFragment, order.shippingAddress);
  return (
    <>
      <p className="break-words">
        <span className="text-muted">Buyer: </span>
        {order.buyerEmail}
      </p>
      <p className="mt-1 break-words">
        <span className="text-muted">Ship to: </span>
        {[address, city, regionOf(region)].join(', ')}
      </p>
    </>
  );
}

const OrderPicturesFragment = graphql(`
  fragment OrderPictures_item on OrderItem {
    id
    productName
    productImagePath
  }
`);

const shownAtMost = 5;

/** The pictures of the ordered products. */
function OrderPictures(props: { items: readonly FragmentType<typeof OrderPicturesFragment>[] }) {
  const items = readFragment(OrderPicturesFragment, props.items);
  const more = items.length - shownAtMost;
  return (
    <ul aria-label="Products" className="flex items-center gap-2">
      {items.slice(0, shownAtMost).map((item) => (
        <li key={item.id} className="size-11 shrink-0 overflow-hidden rounded-sm">
          <OrderPicture path={item.productImagePath} alt={item.productName} />
        </li>
      ))}
      {more > 0 && <li className="text-muted text-sm">+{more}</li>}
    </ul>
  );
}
