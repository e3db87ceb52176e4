import { useQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** What keeps the purchase from being ordered, with the way out: filled by the screen. */
  blocked?: ReactNode;
  /** The way into a conversation with the seller, filled by the screen. */
  chat?: (orderId: string) => ReactNode;
}

/** From the details to the success, for the cart and for one product alike. */
export function Checkout({ purchase, onClose, blocked, chat }: CheckoutProps) {
  const [placed, setPlaced] = useState<{ orders: readonly PlacedOrder[]; key: string } | null>(null);
  useLayoutEffect(attempts.hold, []);
  if (placed) {
    const close = () => {
      attempts.settle(placed.key);
      onClose();
    };
    return <CheckoutSuccess said={placedWords(purchase.kind)} orders={placed.orders} onClose={close} chat={chat} />;
  }
  return (
    <CheckoutDialog
      purchase={purchase}
      onPlaced={(orders, key) => setPlaced({ orders, key })}
      onClose={onClose}
      blocked={blocked}
      chat={chat}
    />
  );
}

interface Props extends CheckoutProps {
  onPlaced: (orders: readonly PlacedOrder[], key: string) => void;
}

/** Asks where it shall go, shows what it costs, and orders it. */
function CheckoutDialog({ purchase, onPlaced, onClose, blocked, chat }: Props) {
  // Not for the cache: the list of orders keeps its own page there.
  const { data, loading } = useQuery(CheckoutKnownDocument, { fetchPolicy: 'no-cache', errorPolicy: 'all' });
  const viewer = data?.viewer;
  const person = viewer?.person?.id ?? null;
  const confirm = useConfirm();
  useConfirmAhead();
  const typed = useRef(false);
  useAskedBeforeClosing(typed);
  const [wantedToLeave, setWantedToLeave] = useState(false);
  const { earlier, ask, settle, goOn } = useEarlierAttempt({ person: loading ? undefined : person });
  if (earlier.state === 'placed') {
    const { orders, wasLost } = earlier;
    const close = inTurn(settle, onClose);
    return <EarlierPlaced {...{ orders, wasLost, purchase, chat }} onClose={close} onGoOn={goOn} />;
  }
  /** What was typed stays, and the question says so. While a request is on its way, its answer is shown first. */
  const leave = async () => {
    if (isHeldBack(attempts.sendingMs())) return setWantedToLeave(true);
    const question = attempts.open(person) ? leaveUnknown : leaveQuestion;
    const asked = typed.current && confirm(question);
    if (!asked || (await asked)) onClose();
  };
  const known = knownAddress({
    person: viewer?.person ?? null,
    saved: viewer?.addresses?.find(({ isDefault }) => isDefault),
    last: viewer?.orders?.edges[0]?.node,
    open: earlier.state === 'withdrawn' ? earlier.input : null,
  });
  return (
    <CheckoutSheet
      title="Confirm Order Details"
      onClose={leave}
      note={wantedToLeave && attempts.sendingMs() !== null && heldBack}
    >
      {earlier.state === 'asking' && <FormSkeleton />}
      {earlier.state === 'unknown' && <EarlierUnknown failure={earlier.failure} onAsk={ask} />}
      {(earlier.state === 'none' || earlier.state === 'withdrawn') && (
        <CheckoutDetails
          purchase={purchase}
          known={known}
          addresses={viewer?.addresses ?? []}
          blocked={blocked}
          person={person}
          onTyped={() => {
            typed.current = true;
          }}
          earlierWithdrawn={earlier.state === 'withdrawn' && withdrawnWords(earlier.reason)}
          onPlaced={onPlaced}
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

/** What an earlier request ordered, and the way on to what is bought now. */
function EarlierPlaced({ orders, wasLost, purchase, chat, onClose, onGoOn }: EarlierPlacedProps) {
  return (
    <CheckoutSuccess orders={orders} onClose={onClose} chat={chat} wasLost={wasLost}>
      {purchase.lines.length > 0 && (
        <Button tone="secondary" wide onClick={onGoOn}>
          Go on and order {itemsText(piecesOf(purchase))}
        </Button>
      )}
    </CheckoutSuccess>
  );
}

const inTurn = (first: () => void, second: () => void) => () => {
  first();
  second();
};

/** With its tab goes what was typed here, or the answer that is on its way: the browser asks in words of its own. */
function useAskedBeforeClosing(typed: RefObject<boolean>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) =>
      (typed.current || attempts.sendingMs() !== null) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [typed]);
}

const leaveQuestion = {
  title: 'Leave the checkout?',
  text: 'Nothing is ordered yet. What you typed stays here until you order.',
  confirm: 'Leave',
  cancel: 'Stay',
} as const;

const leaveUnknown = {
  title: 'Leave the checkout?',
  text: 'We don’t know yet whether your order came through. You will see it on this site as soon as we know.',
  confirm: 'Leave',
  cancel: 'Stay',
} as const;

const heldBack = 'Your order is on its way. Please wait for the answer.';

/** Who waits longer than this may leave: the answer is shown wherever they are by then. */
const heldBackMs = 15_000;

const isHeldBack = (sendingMs: number | null) => sendingMs !== null && sendingMs < heldBackMs;

const withdrawnWords = (reason: string | null) =>
  `Your earlier order did not come through: ${reason ? `${reason} Nothing` : 'nothing'} was ordered. You can order now.`;

/** Nothing new is offered before it is known what became of the last one. */
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
