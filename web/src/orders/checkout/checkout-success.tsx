import { useFragment } from '@apollo/client/react';
import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { deliveryCodeWords } from '@besesaka/schema/orders/pay-now-words.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PlacedOrder_OrderFragment } from '#gql/graphql.ts';
import { OrderPicture } from '#orders/placed/order-picture.tsx';
import { deliveryWords, feeWords } from '#orders/placed/order-words.ts';
import { firstName } from '#platform/user/first-name.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { Mark } from '#ui/display/mark.tsx';
import { checkoutPath, payPath, placedPath, useCheckoutAddress } from './checkout-address.ts';
import { readPlaced } from './checkout-draft.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { checkoutToPay, PlacedOrderFragment } from './place-purchase.ts';

interface Props {
  user: string;
  name: string;
  /** The button to a conversation with the seller, which the app fills in. */
  chat: (order: PlacedOrder_OrderFragment, look: 'round' | 'wide') => ReactNode;
}

/** The success texts that the spec requires. */
function placedWords(purchase: string) {
  return purchase === ''
    ? { title: orderTexts.ordersCreatedTitle, text: orderTexts.ordersCreated }
    : { title: orderTexts.orderCreatedTitle, text: orderTexts.orderCreated };
}

const usualAnswerMs = 24 * 60 * 60 * 1000;

interface Expiring {
  createdAt: string;
  expiresAt: string | null;
}

/** Orders of new accounts expire earlier than the time in which sellers usually answer. */
export function reviewText(orders: readonly Expiring[]): string {
  const isShort = orders.some(
    ({ createdAt, expiresAt }) => expiresAt && Date.parse(expiresAt) - Date.parse(createdAt) < usualAnswerMs,
  );
  if (isShort) return 'The seller reviews your order before it expires.';
  return 'The seller reviews your order and contacts you within 24 hours.';
}

/** The delivery is open only with the shops whose way the buyer did not choose. */
export function agreementText(
  orders: readonly { delivery: object | null; isProtected?: boolean; shop: { name: string } }[],
): string {
  if (orders.some(({ isProtected }) => isProtected)) return deliveryCodeWords;
  const open = orders.filter(({ delivery }) => !delivery).map(({ shop }) => shop.name);
  if (open.length === 0) return 'You agree with the seller on payment.';
  if (open.length === orders.length) return 'You agree with the seller on payment and delivery.';
  return `You agree with each seller on payment, and with ${open.join(' and ')} on delivery too.`;
}

/** The moment is celebrated once: not when the page is loaded at this address again. */
const isReload = typeof window !== 'undefined' && window.location.pathname === placedPath;

/** Thanks the buyer, and lists the orders that were placed last by seller, and the next steps. */
export function CheckoutSuccess({ user, name, chat }: Props) {
  const address = useCheckoutAddress();
  const [placed] = useState(() => readPlaced(user));
  if (!placed) return <Navigate to="/dashboard/orders?tab=mine" replace />;
  const unpaid = checkoutToPay(placed);
  if (unpaid) return <Navigate to={payPath(unpaid, placed.purchase)} replace />;
  const { orders, wasLost, purchase, next } = placed;
  const placedOrders = readFragment(PlacedOrderFragment, orders);
  const [only] = orders.length === 1 ? placedOrders : [];
  const texts = placedWords(purchase);
  const earlier = orders.length > 1 ? 'Your earlier orders were placed' : 'Your earlier order was placed';
  return (
    <CheckoutSheet
      title={wasLost ? earlier : `Medaase, ${firstName(name)}!`}
      mark={<PlacedMark isDrawn={!wasLost && !isReload} />}
      onClose={address.close}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 pt-1 pb-5">
        {wasLost ? (
          <p>We lost the connection before we could confirm it. Nothing was ordered twice.</p>
        ) : (
          <p>
            <span className="font-semibold">{texts.title}</span> {texts.text}
          </p>
        )}
        <Card className="divide-y divide-line px-4">
          {placedOrders.map((order) => (
            <PlacedOrderRow key={order.id} order={order} chat={only ? null : chat(order, 'round')} />
          ))}
        </Card>
        <AnswerBy orders={placedOrders} />
        <section aria-label="Next steps">
          <h3 className="mb-2 text-base">Next steps</h3>
          <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-muted text-sm marker:font-semibold marker:text-brand">
            <li>{reviewText(placedOrders)}</li>
            <li>{agreementText(placedOrders)}</li>
            <li>You follow every step of the order in your dashboard.</li>
          </ol>
        </section>
      </div>
      <footer className="flex flex-col gap-2 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-5">
        {next !== null && (
          <Button tone="secondary" wide onClick={() => address.replace(checkoutPath + next)}>
            Continue with your next order
          </Button>
        )}
        {only ? (
          chat(only, 'wide')
        ) : (
          <Link to="/dashboard/orders?tab=mine" className={buttonStyle({ wide: true })}>
            See your orders
          </Link>
        )}
        <Button tone="quiet" wide onClick={address.close}>
          Continue shopping
        </Button>
      </footer>
    </CheckoutSheet>
  );
}

function PlacedMark({ isDrawn }: { isDrawn: boolean }) {
  return (
    <>
      <KenteBand className="shrink-0 sm:rounded-t-lg" />
      <Mark isDrawn={isDrawn} className="mx-5 mt-5 size-14 shrink-0 text-brand" />
    </>
  );
}

interface PlacedOrderRowProps {
  order: PlacedOrder_OrderFragment;
  chat: ReactNode;
}

function PlacedOrderRow({ order, chat }: PlacedOrderRowProps) {
  const [first] = order.items.edges;
  return (
    <div className="flex min-h-16 gap-3 py-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-sm">
        <OrderPicture path={first?.node.productImagePath} alt="" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex items-baseline justify-between gap-3">
          <Link to={`/shops/${order.shop.slug}`} className="tap-text font-bold text-base">
            <span className="sr-only">Seller </span>
            {order.shop.name}
          </Link>
          <span className="shrink-0 price">{cedi(order.total.amount)}</span>
        </p>
        <PlacedItems {...order} />
        <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
          <span>
            Order <span className="tabular-nums">{order.id}</span>
          </span>
          <Link to={`/dashboard/orders/${order.id}`} className="tap-text font-medium text-brand">
            View order
          </Link>
        </p>
      </div>
      {chat}
    </div>
  );
}

const AnswerByFragment = graphql(`
  fragment AnswerBy_order on Order {
    id
    expiresAt
  }
`);

/** Orders expire without an answer; the first one counts. The cache knows an answer that arrives meanwhile. */
function AnswerBy({ orders }: { orders: readonly PlacedOrder_OrderFragment[] }) {
  const from = orders.map(({ id }) => ({ __typename: 'Order' as const, id }));
  const { data: answerBy } = useFragment({ fragment: AnswerByFragment, from });
  const [by] = orders.flatMap((order, n) => (answerBy[n]?.id ? answerBy[n] : order).expiresAt ?? []).sort();
  if (!by) return null;
  return (
    <p>
      {orders.length > 1 ? 'Each seller answers by ' : 'The seller answers by '}
      <time dateTime={by}>{longDateTime(by)}</time>.
    </p>
  );
}

/** The items, and the delivery if the buyer chose one. */
function PlacedItems({ items, delivery, shippingFee }: PlacedOrder_OrderFragment) {
  return (
    <ul className="text-muted">
      {items.edges.map(({ node: item }) => (
        <li key={item.id} className="break-words">
          {variantName(item.productName, item.variantLabel)} ×&nbsp;{wholeNumber(item.quantity)} ·{' '}
          {cedi(item.total.amount)}
        </li>
      ))}
      {delivery && (
        <li className="break-words">
          <span>Delivery {deliveryWords(delivery)}</span> · {feeWords(shippingFee.amount)}
        </li>
      )}
    </ul>
  );
}
