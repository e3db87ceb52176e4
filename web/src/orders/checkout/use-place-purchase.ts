import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import { saveRegion } from '#shops/delivery/known-region.ts';
import { checkoutDraft, type Placed, whileSending } from './checkout-draft.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import { type PlacingInput, placePurchase, type SentOrder } from './place-purchase.ts';
import type { Purchase } from './purchase.ts';
import type { Shipping } from './shipping-address.ts';
import type { Delivery, Quote } from './use-delivery.ts';

export interface PlacedPurchase {
  user: string;
  /** The query of the checkout's address. */
  search: string;
  purchase: Purchase;
  onPlaced: (placed: Omit<Placed, 'next'>) => void;
  /** Another order, of another tab, has to be settled first. */
  onEarlier: () => void;
}

interface Options extends PlacedPurchase {
  delivery: Delivery;
  paysNow: boolean;
}

export function usePlacePurchase({ user, search, purchase, delivery, paysNow, onPlaced, onEarlier }: Options) {
  const client = useApolloClient();
  const draft = checkoutDraft(user);
  const [open, setOpen] = useState<SentOrder | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const { sentAt, isHeldBack } = useHeldBack();
  const isGone = useIsGone();
  const { quote } = delivery;
  const { total, correct } = useTotal(quote);

  async function send(order: SentOrder): Promise<CheckoutFailure | null> {
    sentAt.current = Date.now();
    setBusy(true);
    setFailure(null);
    const outcome = await whileSending(() => placePurchase(client, purchase, order));
    // The order stays stored, and is asked for where the buyer is now.
    if (isGone()) return null;
    sentAt.current = null;
    setBusy(false);
    if ('failure' in outcome) {
      setOpen(outcome.failure.unsettled ? order : null);
      if (!outcome.failure.unsettled) draft.takeBack(order);
      return failed(outcome.failure);
    }
    saveRegion(order.input.shippingRegion);
    onPlaced({ ...order, orders: outcome.orders, wasLost: false });
    return null;
  }

  function failed(reason: CheckoutFailure): CheckoutFailure {
    if (reason.total) correct(reason.total);
    if (reason.total && purchase.kind === 'cart') readCart(client);
    // The shop changed its fees or its ways of delivery meanwhile.
    if (reason.total || reason.fields.some(({ field }) => field.startsWith('delivery'))) delivery.reload();
    setFailure(reason);
    return reason;
  }

  async function place(shipping: Shipping): Promise<CheckoutFailure | null> {
    const input = inputOf(shipping, { quote, total, paysNow });
    if (sentAt.current !== null || !(open || input)) return null;
    const order = open ?? (input && draft.send(search, input));
    if (order) return send(order);
    onEarlier();
    return null;
  }

  return {
    /** Sends the order, or repeats an unanswered one. Resolves to the failure, or to null on success. */
    place,
    /** The unanswered order. It must not be changed before its response arrives. */
    open,
    failure,
    setFailure,
    total: open?.input.expectedTotal ?? total,
    busy,
    isHeldBack: busy && isHeldBack,
  };
}

/** Null until the ways of delivery are loaded. The service may know a newer total, which counts until the quote changes. */
function useTotal(quote: Quote | null) {
  const [corrected, setCorrected] = useState<{ from: string; to: string } | null>(null);
  return {
    total: quote && (corrected?.from === quote.total ? corrected.to : quote.total),
    correct: (to: string) => quote && setCorrected({ from: quote.total, to }),
  };
}

/** After this time the user may leave; the outcome is shown on whichever screen they are. */
const heldBackMs = 15_000;

/** Keeps the checkout open while its order is being sent, and knows whether the user tried to leave. */
function useHeldBack() {
  // State would update too late for a double click.
  const sentAt = useRef<number | null>(null);
  const [isHeldBack, setTried] = useState(false);
  const blocker = useBlocker(() => Date.now() - (sentAt.current ?? 0) < heldBackMs);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    setTried(true);
    blocker.reset();
  }, [blocker]);
  return { sentAt, isHeldBack };
}

interface Terms {
  quote: Quote | null;
  total: string | null;
  paysNow: boolean;
}

const inputOf = (shipping: Shipping, { quote, total, paysNow }: Terms): PlacingInput | null =>
  quote && total
    ? { ...shipping, expectedTotal: total, delivery: quote.chosen, ...(paysNow && { payNow: true }) }
    : null;

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
