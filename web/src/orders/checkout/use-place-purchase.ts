import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import { saveRegion } from '#shops/delivery/known-region.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import { attempts } from './order-attempt.ts';
import { type PlacedOrder, type PlacingInput, placePurchase } from './place-purchase.ts';
import type { Purchase } from './purchase.ts';
import { checkoutDraft, type Shipping } from './shipping-address.ts';
import type { Delivery, Quote } from './use-delivery.ts';

interface Options {
  purchase: Purchase;
  delivery: Delivery;
  user: string | null;
  onPlaced: (orders: readonly PlacedOrder[]) => void;
}

export function usePlacePurchase({ purchase, delivery, user, onPlaced }: Options) {
  const client = useApolloClient();
  // The cart may change behind the dialog, but this purchase remains the same.
  const [id] = useState(purchase.id);
  const [open, setOpen] = useState<PlacingInput | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [corrected, setCorrected] = useState<{ from: string; to: string } | null>(null);
  const [busy, setBusy] = useState(false);
  // A ref, because state would update too late for the second click of a double click.
  const sending = useRef(false);
  const isGone = useIsGone();
  const { quote } = delivery;
  const total = quote && (corrected?.from === quote.total ? corrected.to : quote.total);

  async function send(input: PlacingInput | null): Promise<CheckoutFailure | null> {
    if (sending.current || !input) return null;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { key } = attempts.begin({ purchase: id, user, input });
    const outcome = await attempts.follow(key, placePurchase(client, purchase, input, key));
    // This dialog can no longer show the response. The attempt stays open, and the buyer's current screen shows it.
    if (isGone()) return null;
    sending.current = false;
    setBusy(false);
    if ('failure' in outcome) {
      setOpen(outcome.failure.unsettled ? input : null);
      if (!outcome.failure.unsettled) attempts.settle(key);
      return failed(outcome.failure);
    }
    setOpen(null);
    if (purchase.kind === 'cart') forgetCart(client);
    checkoutDraft().forget();
    saveRegion(input.shippingRegion);
    attempts.settle(key);
    onPlaced(outcome.orders);
    return null;
  }

  function failed(reason: CheckoutFailure): CheckoutFailure {
    if (reason.total && quote) setCorrected({ from: quote.total, to: reason.total });
    if (reason.total && purchase.kind === 'cart') readCart(client);
    // The shop changed its fees or its ways of delivery meanwhile.
    if (reason.total || reason.fields.some(({ field }) => field.startsWith('delivery'))) delivery.reload();
    setFailure(reason);
    return reason;
  }

  return {
    /** Sends the order, or repeats an unanswered one. Resolves to the failure, or to null on success. */
    place: (shipping: Shipping) => send(open ?? inputOf(shipping, quote, total)),
    /** The unanswered request. It must not be changed before its response arrives. */
    open,
    failure,
    setFailure,
    /** The total to confirm; null until the ways of delivery are loaded. */
    total: open?.expectedTotal ?? total,
    busy,
  };
}

const inputOf = (shipping: Shipping, quote: Quote | null, total: string | null): PlacingInput | null =>
  quote && total ? { ...shipping, expectedTotal: total, delivery: quote.chosen } : null;

/** The order emptied the cart. */
export function forgetCart(client: ApolloClient): void {
  addedCounts.forget();
  readCart(client);
}

/** If the cart cannot be loaded now, it arrives with the inbox event or the next screen. */
function readCart(client: ApolloClient): void {
  client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => {});
}

/** Whether the component has unmounted. */
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
