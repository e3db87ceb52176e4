import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import type { PlacedOrder_OrderFragment } from '#gql/graphql.ts';
import { OrderPicture } from '#orders/placed/order-picture.tsx';
import { deliveryWords, feeWords } from '#orders/placed/order-words.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { checkoutPath, useCheckoutAddress } from './checkout-address.ts';
import { readPlaced } from './checkout-draft.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { type PlacedOrder, PlacedOrderFragment } from './place-purchase.ts';

interface Props {
  user: string;
  /** The link to a conversation with the seller. The screen fills this slot. */
  chat: (orderId: string, seller: string) => ReactNode;
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
export function agreementText(orders: readonly { delivery: object | null; shop: { name: string } }[]): string {
  const open = orders.filter(({ delivery }) => !delivery).map(({ shop }) => shop.name);
  if (open.length === 0) return 'You agree with the seller on payment.';
  if (open.length === orders.length) return 'You agree with the seller on payment and delivery.';
  return `You agree with each seller on payment, and with ${open.join(' and ')} on delivery too.`;
}

/** Lists the orders that were placed last by seller, and the next steps. */
export function CheckoutSuccess({ user, chat }: Props) {
  const address = useCheckoutAddress();
  const [placed] = useState(() => readPlaced(user));
  if (!placed) return <Navigate to="/dashboard/orders?tab=mine" replace />;
  const { orders, wasLost, purchase, next } = placed;
  const placedOrders = readFragment(PlacedOrderFragment, orders);
  const said = placedWords(purchase);
  const earlier = orders.length > 1 ? 'Your earlier orders were placed' : 'Your earlier order was placed';
  return (
    <CheckoutSheet title={wasLost ? earlier : 'Medaase!'} onClose={address.close}>
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-5">
        {wasLost ? (
          <p>We lost the connection before we could confirm it. Nothing was ordered twice.</p>
        ) : (
          <p className="flex items-start gap-3">
            <CircleCheckBig aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <span>
              <span className="font-semibold">{said.title}</span> {said.text}
            </span>
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <PlacedOrderCard order={order} chat={chat} />
            </li>
          ))}
        </ul>
        <section aria-label="Next steps">
          <h3 className="mb-2">Next steps</h3>
          <ol className="flex list-decimal flex-col gap-1.5 ps-5 marker:font-semibold marker:text-brand">
            <li>{reviewText(placedOrders)}</li>
            <li>{agreementText(placedOrders)}</li>
            <li>You follow every step of the order in your dashboard.</li>
          </ol>
        </section>
      </div>
      <footer className="flex flex-col gap-3 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-5">
        {next !== null && (
          <Button tone="secondary" wide onClick={() => address.replace(checkoutPath + next)}>
            Continue with your next order
          </Button>
        )}
        <Button tone="quiet" wide onClick={address.close}>
          Continue shopping
        </Button>
      </footer>
    </CheckoutSheet>
  );
}

function PlacedOrderCard({ order, chat }: { order: PlacedOrder } & Pick<Props, 'chat'>) {
  const placed = readFragment(PlacedOrderFragment, order);
  return (
    <Card className="p-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 break-words">
          <span className="text-muted text-sm">Order </span>
          <span className="font-semibold tabular-nums">{placed.id}</span>
        </p>
        <p className="price">{cedi(placed.total.amount)}</p>
      </div>
      <p className="mt-1 break-words text-sm">
        <span className="text-muted">Seller </span>
        <Link to={`/shops/${placed.shop.slug}`} className="font-medium text-brand underline underline-offset-4">
          {placed.shop.name}
        </Link>
      </p>
      <PlacedItems {...placed} />
      {placed.expiresAt && (
        <p className="mt-2 text-muted text-sm">
          Without an answer from the seller it expires on{' '}
          <time dateTime={placed.expiresAt}>{longDateTime(placed.expiresAt)}</time>.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {chat(placed.id, placed.shop.name)}
        <Link to={`/dashboard/orders/${placed.id}`} className={buttonStyle({ tone: 'quiet', size: 'small' })}>
          View order
        </Link>
      </div>
    </Card>
  );
}

/** The items, and the delivery if the buyer chose one. */
function PlacedItems({ items, delivery, shippingFee }: PlacedOrder_OrderFragment) {
  return (
    <ul className="mt-2 flex flex-col gap-2 text-sm">
      {items.edges.map(({ node: item }) => (
        <li key={item.id} className="flex items-center gap-3">
          <span className="size-12 shrink-0 overflow-hidden rounded-sm">
            <OrderPicture path={item.productImagePath} alt={item.productName} />
          </span>
          <span className="min-w-0 flex-1 break-words">
            {variantName(item.productName, item.variantLabel)}{' '}
            <span className="text-muted">×&nbsp;{wholeNumber(item.quantity)}</span>
          </span>
          <span className="shrink-0 tabular-nums">{cedi(item.total.amount)}</span>
        </li>
      ))}
      {delivery && (
        <li className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 break-words">
            <span className="text-muted">Delivery </span>
            {deliveryWords(delivery)}
          </span>
          <span className="shrink-0 tabular-nums">{feeWords(shippingFee.amount)}</span>
        </li>
      )}
    </ul>
  );
}
