import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderFacts_OrderFragment } from '#gql/graphql.ts';
import { saveIntent } from '#platform/user/intent.ts';
import { OrderPicture } from './order-picture.tsx';
import { deliveryWords, feeWords, paymentWords } from './order-words.ts';

const OrderFactsFragment = graphql(`
  fragment OrderFacts_order on Order {
    id
    state
    viewerIs
    total { amount currency }
    shippingFee { amount currency }
    delivery { kind name minDays maxDays pickupAddress pickupHours }
    tracking { carrier trackingNumber riderName riderPhone }
    paidAt
    paymentMethod
    items(first: 100) {
      edges {
        node {
          id
          productSlug
          productName
          variantLabel
          productImagePath
          quantity
          price { amount currency }
          total { amount currency }
        }
      }
    }
  }
`);

/** The product's page opens the form if the buyer has not reviewed it yet. */
function openReview(slug: string): void {
  saveIntent(sessionStorage, { kind: 'review', subjectId: `/products/${slug}` }, Date.now());
}

/** The ordered items and their total. */
export function OrderFacts(props: { order: FragmentType<typeof OrderFactsFragment> }) {
  const order = readFragment(OrderFactsFragment, props.order);
  return (
    <section aria-labelledby="order-items" className="flex flex-col gap-4">
      <h2 id="order-items" className="text-lg">
        Items
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {order.items.edges.map(({ node: item }) => (
          <li key={item.id} className="flex gap-4 py-3">
            <Item item={item} canReview={order.viewerIs === 'BUYER' && order.state === 'COMPLETED'} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">Delivery</dt>
        <dd className="min-w-0 break-words text-right">
          {order.delivery ? deliveryWords(order.delivery) : 'Agree with the seller'}
          <Place of={order.delivery} />
        </dd>
        {order.delivery && (
          <>
            <dt className="text-muted">Delivery fee</dt>
            <dd className="text-right tabular-nums">{feeWords(order.shippingFee.amount)}</dd>
          </>
        )}
        {order.tracking && <Tracking tracking={order.tracking} />}
        <dt className="text-muted">Payment</dt>
        <dd className="text-right">
          {order.paidAt
            ? `Paid${order.paymentMethod ? `: ${paymentWords[order.paymentMethod]}` : ''}, ${longDateTime(order.paidAt)}`
            : 'Pay on delivery'}
        </dd>
        <dt className="pt-2 font-semibold text-base">Total</dt>
        <dd className="price pt-2 text-right text-lg">{cedi(order.total.amount)}</dd>
      </dl>
    </section>
  );
}

interface ItemProps {
  item: OrderFacts_OrderFragment['items']['edges'][number]['node'];
  canReview: boolean;
}

function Item({ item, canReview }: ItemProps) {
  return (
    <>
      <span className="size-16 shrink-0 overflow-hidden rounded-sm">
        <OrderPicture path={item.productImagePath} alt="" />
      </span>
      <div className="min-w-0 flex-1">
        <Link to={`/products/${item.productSlug}`} className="tap-text break-words font-medium">
          {item.productName}
        </Link>
        {item.variantLabel && <p className="break-words text-muted text-sm">{item.variantLabel}</p>}
        <p className="mt-1 text-muted text-sm tabular-nums">
          {item.quantity} × {cedi(item.price.amount)}
        </p>
        {canReview && (
          <Link
            to={`/products/${item.productSlug}#reviews`}
            onClick={() => openReview(item.productSlug)}
            className="inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4 print:hidden"
          >
            Review<span className="sr-only"> {item.productName}</span>
          </Link>
        )}
      </div>
      <p className="price shrink-0">{cedi(item.total.amount)}</p>
    </>
  );
}

/** Where and when the buyer picks up the goods. */
function Place({ of }: { of: OrderFacts_OrderFragment['delivery'] }) {
  if (!of?.pickupAddress) return null;
  return (
    <span className="block text-muted">
      {of.pickupAddress}
      {of.pickupHours && <span className="block">{of.pickupHours}</span>}
    </span>
  );
}

/** The carrier or the rider, whom the buyer can call. */
function Tracking({ tracking }: { tracking: NonNullable<OrderFacts_OrderFragment['tracking']> }) {
  const { carrier, trackingNumber, riderName, riderPhone } = tracking;
  return (
    <>
      {(carrier || trackingNumber) && (
        <>
          <dt className="text-muted">Tracking</dt>
          <dd className="min-w-0 break-words text-right">{[carrier, trackingNumber].filter(Boolean).join(' ')}</dd>
        </>
      )}
      {(riderName || riderPhone) && (
        <>
          <dt className="text-muted">Rider</dt>
          <dd className="min-w-0 break-words text-right">
            {riderName}{' '}
            {riderPhone && (
              <a href={`tel:${riderPhone}`} className="whitespace-nowrap underline underline-offset-4">
                {riderPhone}
              </a>
            )}
          </dd>
        </>
      )}
    </>
  );
}
