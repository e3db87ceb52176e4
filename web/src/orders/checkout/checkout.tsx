import { useApolloClient, useQuery } from '@apollo/client/react';
import { offerTexts } from '@besesaka/schema/orders/offers/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { checkoutPath, payPath, placedPath, useCheckoutAddress, wantedOf } from './checkout-address.ts';
import { CheckoutDetails } from './checkout-details.tsx';
import { confirmPlaced, type Placed, readPlaced } from './checkout-draft.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { CheckoutKnownDocument, knownAddress } from './known-address.ts';
import { checkoutToPay } from './place-purchase.ts';
import { isEmptyCart, type Purchase } from './purchase.ts';
import { useEarlierOrder } from './use-earlier-order.ts';
import { forgetCart } from './use-place-purchase.ts';
import { usePurchase } from './use-purchase.ts';

interface CheckoutProps {
  user: string;
  /** The address's query, or null while the checkout is not open: then an outcome opens it. */
  search: string | null;
}

/** Finds the outcome of an earlier order before it asks for a new one, because a lost response could lead to two. */
export function Checkout({ user, search }: CheckoutProps) {
  const client = useApolloClient();
  const address = useCheckoutAddress();
  const go = search === null ? address.open : address.replace;
  const placed = (order: Omit<Placed, 'next'>) => {
    // The cart stays until it is paid.
    if (order.purchase === '' && !checkoutToPay(order)) forgetCart(client);
    const next = order.purchase === search ? null : search;
    confirmPlaced(user, { ...order, next });
    void go(confirmationOf(order));
  };
  const { earlier, settleEarlier } = useEarlierOrder({
    user,
    isLeft: search === null,
    onPlaced: placed,
    onWithdrawn: ({ purchase }) => search === null && void go(checkoutPath + purchase),
  });
  usePlacedElsewhere(user, search, (order) => void go(confirmationOf(order)));
  if (search === null) return null;
  return (
    <CheckoutSheet title="Confirm Order Details" isTall onClose={address.close}>
      {earlier.state === 'asking' && <FormSkeleton />}
      {earlier.state === 'unknown' && <EarlierUnknown failure={earlier.failure} onAsk={settleEarlier} />}
      {earlier.state === 'none' && (
        <CheckoutForm user={user} search={search} onPlaced={placed} onEarlier={settleEarlier} onClose={address.close} />
      )}
    </CheckoutSheet>
  );
}

/** Where the orders go on: they are paid first, or placed. */
function confirmationOf(placed: Pick<Placed, 'orders' | 'purchase'>): string {
  const checkoutId = checkoutToPay(placed);
  return checkoutId ? payPath(checkoutId, placed.purchase) : placedPath;
}

/** The same checkout in another tab was ordered there. */
function usePlacedElsewhere(user: string, search: string | null, show: (placed: Placed) => void): void {
  const last = useRef(readPlaced(user)?.key);
  const checkPlaced = useEffectEvent(() => {
    const placed = readPlaced(user);
    if (!placed || placed.key === last.current || placed.purchase !== search) return;
    last.current = placed.key;
    show(placed);
  });
  useEffect(() => {
    const onStorage = () => checkPlaced();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}

interface FormProps {
  user: string;
  search: string;
  onPlaced: (placed: Omit<Placed, 'next'>) => void;
  /** Another tab sent an order meanwhile. */
  onEarlier: () => void;
  onClose: () => void;
}

function CheckoutForm({ search, ...form }: FormProps) {
  // This bypasses the cache, because the order list stores its own page there.
  const { data, loading } = useQuery(CheckoutKnownDocument, { fetchPolicy: 'no-cache', errorPolicy: 'all' });
  const selection = wantedOf(search);
  const read = usePurchase(selection);
  // The goods may be gone as soon as they are ordered, before the response arrives, and everything may be read again. An
  // open form stays.
  const started = useRef<Purchase | null>(null);
  const purchase = read.purchase ?? started.current;
  if (!purchase && read.failed) return <ErrorState text="We could not load your order." onRetry={read.retry} />;
  if (!started.current && (loading || read.loading)) return <FormSkeleton />;
  if (!purchase)
    return <NothingToOrder text={selection.kind === 'offer' ? offerTexts.notNow : orderTexts.productGone} />;
  if (!started.current && isEmptyCart(purchase))
    return <NothingToOrder text={orderTexts.emptyCartText} heading={orderTexts.emptyCartTitle} />;
  if (!started.current && purchase.refusal) return <NothingToOrder text={purchase.refusal} />;
  started.current = purchase;
  const viewer = data?.viewer;
  const known = knownAddress({
    user: viewer?.user ?? null,
    saved: viewer?.addresses?.find(({ isDefault }) => isDefault)?.shippingAddress,
    last: viewer?.orders?.edges[0]?.node.shippingAddress,
  });
  return (
    <CheckoutDetails purchase={purchase} search={search} known={known} addresses={viewer?.addresses ?? []} {...form} />
  );
}

function NothingToOrder({ heading = 'Nothing to order', text }: { heading?: string; text: string }) {
  return (
    <EmptyState
      heading={heading}
      text={text}
      action={
        <Link to="/products" className={buttonStyle()}>
          Browse products
        </Link>
      }
    />
  );
}

/** Blocks a new order until the outcome of the last one is known. */
function EarlierUnknown({ failure, onAsk }: { failure: string; onAsk: () => void }) {
  return (
    <div role="alert" className="flex flex-col gap-4 p-5">
      <p className="font-medium">We don’t know yet whether your earlier order came through.</p>
      <p className="text-muted">{failure}</p>
      <Button wide onClick={onAsk}>
        Try again
      </Button>
    </div>
  );
}

/** The order, the address with its note, the ways of delivery, the payment and the notice. */
const rows = [
  ['order', 'h-14.5'],
  ['address', 'mt-7 h-14.5 mb-12'],
  ['delivery', 'mt-7 h-28.5'],
  ['payment', 'mt-7 h-14.5'],
  ['notice', 'h-38'],
] as const;

export function FormSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-hidden p-4 *:shrink-0 sm:gap-5 sm:p-5">
        {rows.map(([name, height]) => (
          <Skeleton key={name} className={`${height} w-full rounded-md`} />
        ))}
      </div>
      <div className="flex flex-col gap-3 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-13 w-full rounded-full!" />
      </div>
    </div>
  );
}
