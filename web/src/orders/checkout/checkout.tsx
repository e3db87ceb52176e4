import { useQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CartLine } from '#orders/cart/cart-view.ts';
import { itemsText } from '#orders/cart/count-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm, useConfirmAhead } from '#ui/dialogs/confirm.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { CheckoutDetails } from './checkout-details.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { CheckoutSuccess, placedWords } from './checkout-success.tsx';
import { CheckoutKnownDocument, knownAddress } from './known-address.ts';
import { attempts } from './order-attempt.ts';
import type { PlacedOrder } from './place-purchase.ts';
import { type Purchase, piecesOf } from './purchase.ts';
import { useEarlierAttempt } from './use-earlier-attempt.ts';

export interface CheckoutProps {
  purchase: Purchase;
  onClose: () => void;
  /** Removes a line that blocks the order. */
  onRemove?: (line: CartLine) => Promise<boolean>;
  /** The link to a conversation with the seller. The screen fills this slot. */
  chat?: (orderId: string) => ReactNode;
}

/** The checkout, from the details to the success, for a cart or a single product. */
export function Checkout({ purchase, onClose, onRemove, chat }: CheckoutProps) {
  const [placed, setPlaced] = useState<readonly PlacedOrder[] | null>(null);
  useLayoutEffect(attempts.hold, []);
  if (placed)
    return <CheckoutSuccess said={placedWords(purchase.kind)} orders={placed} onClose={onClose} chat={chat} />;
  return <CheckoutDialog purchase={purchase} onPlaced={setPlaced} onClose={onClose} onRemove={onRemove} chat={chat} />;
}

interface Props extends CheckoutProps {
  onPlaced: (orders: readonly PlacedOrder[]) => void;
}

/** Asks for the address, shows the total and places the order. */
function CheckoutDialog({ purchase, onPlaced, onClose, onRemove, chat }: Props) {
  // This bypasses the cache, because the order list stores its own page there.
  const { data, loading } = useQuery(CheckoutKnownDocument, { fetchPolicy: 'no-cache', errorPolicy: 'all' });
  const viewer = data?.viewer;
  const user = viewer?.user?.id ?? null;
  const confirm = useConfirm();
  useConfirmAhead();
  const typed = useRef(false);
  useConfirmBeforeClosing(typed);
  const [triedToLeave, setTriedToLeave] = useState(false);
  const { earlier, ask, settle, goOn } = useEarlierAttempt({ user: loading ? undefined : user });
  if (earlier.state === 'placed') {
    const { orders, wasLost } = earlier;
    const close = inTurn(settle, onClose);
    return <EarlierPlaced {...{ orders, wasLost, purchase, chat }} onClose={close} onGoOn={goOn} />;
  }
  /**
   * Asks before closing and says that the typed text is saved. While a request is pending, the dialog waits for the
   * response.
   */
  const leave = async () => {
    if (isHeldBack(attempts.sendingMs())) return setTriedToLeave(true);
    const question = attempts.open(user) ? leaveUnknown : leaveQuestion;
    const answer = typed.current && confirm(question);
    if (!answer || (await answer)) onClose();
  };
  const known = knownAddress({
    user: viewer?.user ?? null,
    saved: viewer?.addresses?.find(({ isDefault }) => isDefault)?.shippingAddress,
    last: viewer?.orders?.edges[0]?.node.shippingAddress,
    open: earlier.state === 'withdrawn' ? earlier.input : null,
  });
  return (
    <CheckoutSheet
      title="Confirm Order Details"
      isTall
      onClose={leave}
      note={triedToLeave && attempts.sendingMs() !== null && heldBack}
    >
      {earlier.state === 'asking' && <FormSkeleton />}
      {earlier.state === 'unknown' && <EarlierUnknown failure={earlier.failure} onAsk={ask} />}
      {(earlier.state === 'none' || earlier.state === 'withdrawn') && (
        <CheckoutDetails
          purchase={purchase}
          known={known}
          addresses={viewer?.addresses ?? []}
          onRemove={onRemove}
          user={user}
          onTyped={() => {
            typed.current = true;
          }}
          earlierWithdrawn={earlier.state === 'withdrawn' && withdrawnWords(earlier.reason)}
          onPlaced={onPlaced}
          onClose={onClose}
        />
      )}
    </CheckoutSheet>
  );
}

interface EarlierPlacedProps extends CheckoutProps {
  orders: readonly PlacedOrder[];
  wasLost: boolean;
  onGoOn: () => void;
}

/** The orders of an earlier request, with a way on to the current purchase. */
function EarlierPlaced({ orders, wasLost, purchase, chat, onClose, onGoOn }: EarlierPlacedProps) {
  return (
    <CheckoutSuccess orders={orders} onClose={onClose} chat={chat} wasLost={wasLost}>
      {purchase.lines.length > 0 && (
        <Button tone="secondary" wide onClick={onGoOn}>
          Continue and order {itemsText(piecesOf(purchase))}
        </Button>
      )}
    </CheckoutSuccess>
  );
}

const inTurn = (first: () => void, second: () => void) => () => {
  first();
  second();
};

/** Closing the tab would lose typed text or a pending response, so the browser shows its own confirmation. */
function useConfirmBeforeClosing(typed: RefObject<boolean>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) =>
      (typed.current || attempts.sendingMs() !== null) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [typed]);
}

const leaveQuestion = {
  title: 'Leave the checkout?',
  text: 'Nothing is ordered yet. We save what you typed until you order.',
  confirm: 'Leave',
  cancel: 'Stay',
} as const;

const leaveUnknown = {
  title: 'Leave the checkout?',
  text: 'We don’t know yet whether your order came through. You will see it on this site as soon as we know.',
  confirm: 'Leave',
  cancel: 'Stay',
} as const;

const heldBack = 'Sending your order. Please wait.';

/** After this time the user may leave; the outcome is shown on whichever screen they are. */
const heldBackMs = 15_000;

const isHeldBack = (sendingMs: number | null) => sendingMs !== null && sendingMs < heldBackMs;

const withdrawnWords = (reason: string | null) =>
  `Your earlier order did not come through: ${reason ? `${reason} Nothing` : 'nothing'} was ordered. You can order now.`;

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

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-4 p-5 sm:grid-cols-2">
      <span className="sr-only">Loading</span>
      {['name', 'phone', 'address', 'city', 'region', 'notes'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
