import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import { attempts } from './order-attempt.ts';
import type { PlacingInput } from './place-purchase.ts';
import { type PlacedOrder, placePurchase } from './place-purchase.ts';
import type { Purchase } from './purchase.ts';
import { checkoutDraft } from './shipping-address.ts';

interface Placing {
  /** Sends it, or again what is still without an answer; answers why nothing was ordered, or null. */
  place: (address: Omit<PlacingInput, 'expectedTotal'>) => Promise<CheckoutFailure | null>;
  /** What was sent and may have been ordered: it must not be changed before an answer came. */
  open: PlacingInput | null;
  failure: CheckoutFailure | null;
  setFailure: (failure: CheckoutFailure | null) => void;
  /** The total to confirm. */
  total: string;
  busy: boolean;
}

interface Options {
  purchase: Purchase;
  person: string | null;
  /** The attempt stays open until the buyer closes what shows its orders: a reload before that shows them again. */
  onPlaced: (orders: readonly PlacedOrder[], key: string) => void;
}

export function usePlacePurchase({ purchase, person, onPlaced }: Options): Placing {
  const client = useApolloClient();
  // The cart may change under the dialog; what was begun here stays this purchase.
  const [id] = useState(purchase.id);
  const [open, setOpen] = useState<PlacingInput | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [corrected, setCorrected] = useState<{ from: string; to: string } | null>(null);
  const [busy, setBusy] = useState(false);
  // State would be read too late by the second click of a double click.
  const sending = useRef(false);
  const isGone = useIsGone();
  const total = corrected?.from === purchase.total ? corrected.to : purchase.total;

  async function send(input: PlacingInput): Promise<CheckoutFailure | null> {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { key } = attempts.begin({ purchase: id, person, input });
    const outcome = await attempts.follow(key, placePurchase(client, purchase, input, key));
    // Nothing here can show the answer any more: it stays open, and is shown where the buyer is now.
    if (isGone()) return null;
    sending.current = false;
    setBusy(false);
    if ('failure' in outcome) {
      setOpen(outcome.failure.unsettled ? input : null);
      if (!outcome.failure.unsettled) attempts.settle(key);
      return failed(outcome.failure);
    }
    setOpen(null);
    if (purchase.kind === 'cart') {
      addedCounts.forget();
      readCart(client);
    }
    checkoutDraft().forget();
    attempts.answered(key);
    onPlaced(outcome.orders, key);
    return null;
  }

  function failed(reason: CheckoutFailure): CheckoutFailure {
    if (reason.total) {
      setCorrected({ from: purchase.total, to: reason.total });
      if (purchase.kind === 'cart') readCart(client);
    }
    setFailure(reason);
    return reason;
  }

  return {
    place: (address) => send(open ?? { ...address, expectedTotal: total }),
    open,
    failure,
    setFailure,
    total: open?.expectedTotal ?? total,
    busy,
  };
}

/** A cart that cannot be read now comes with the event or the next look. */
function readCart(client: ApolloClient): void {
  client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => {});
}

/** Whether what asks has left the screen. */
export function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
