import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { attempts } from './order-attempt.ts';
import type { PlacedOrder, PlacingInput } from './place-purchase.ts';
import { checkoutDraft } from './shipping-address.ts';
import { forgetCart, useIsGone } from './use-place-purchase.ts';

/** The state of an earlier order whose outcome the buyer has not seen. */
type Earlier =
  | { state: 'none' }
  | { state: 'asking' }
  /** The request for the outcome failed too. */
  | { state: 'unknown'; failure: string }
  | { state: 'placed'; key: string; orders: readonly PlacedOrder[]; isCart: boolean; wasLost: boolean }
  /** Nothing was or will be ordered, with the reason if known. `input` is what the buyer had filled in. */
  | { state: 'withdrawn'; input: PlacingInput; reason: string | null };

interface Options {
  /** Undefined until the user is known. */
  user: string | null | undefined;
}

/** Settles an earlier order before a new one, because a lost response could otherwise lead to a duplicate order. */
export function useEarlierAttempt({ user }: Options) {
  const client = useApolloClient();
  const [earlier, setEarlier] = useState<Earlier>({ state: 'asking' });
  const hasStarted = useRef(false);
  const isGone = useIsGone();

  async function ask() {
    const attempt = attempts.open(user ?? null);
    if (!attempt) return setEarlier({ state: 'none' });
    setEarlier((before) => (before.state === 'unknown' ? before : { state: 'asking' }));
    const { key, input } = attempt;
    const known = await outcomeOfAttempt(client, key);
    // The attempt stays open for whichever screen is shown now.
    if (isGone()) return;
    if ('unknown' in known) return setEarlier({ state: 'unknown', failure: known.unknown });
    if ('refused' in known) {
      attempts.settle(key);
      return setEarlier({ state: 'withdrawn', input, reason: known.refused });
    }
    checkoutDraft().forget();
    const isCart = attempt.purchase.startsWith('cart:');
    setEarlier({ state: 'placed', key, orders: known.orders, isCart, wasLost: known.wasLost });
    if (isCart) forgetCart(client);
  }

  const askNow = useEffectEvent(ask);
  const isKnown = user !== undefined;
  useEffect(() => {
    if (!isKnown || hasStarted.current) return;
    hasStarted.current = true;
    void askNow();
  }, [isKnown]);

  /** Call this when the buyer has seen the orders. */
  const settle = () => {
    if (earlier.state === 'placed') attempts.settle(earlier.key);
  };
  const goOn = () => {
    settle();
    setEarlier({ state: 'none' });
  };
  return { earlier, ask, settle, goOn };
}

/** Returns the orders of an unanswered request. If there are none, the server will never carry it out. */
const SettleAttemptMutation = graphql(`
  mutation SettleAttempt($key: String!) {
    result: settleOrderAttempt(input: { idempotencyKey: $key }) {
      orders {
        id
        ...PlacedOrder_order
      }
      errors {
        ...Failure
      }
    }
  }
`);

type AttemptOutcome =
  | { orders: readonly PlacedOrder[]; wasLost: boolean }
  | { refused: string | null }
  | { unknown: string };

/** Uses the response to the request itself if this page still receives it, otherwise asks the server. */
async function outcomeOfAttempt(client: ApolloClient, key: string): Promise<AttemptOutcome> {
  const answer = await attempts.answerTo(key);
  if (answer && 'orders' in answer) return { orders: answer.orders, wasLost: false };
  if (answer && !answer.failure.unsettled) return { refused: answer.failure.message };
  const options = { mutation: SettleAttemptMutation, variables: { key }, fetchPolicy: 'no-cache' as const };
  const settled = await outcomeOf(client.mutate(options), 'orders');
  if ('done' in settled) {
    const { orders } = settled.done;
    return orders.length > 0 ? { orders, wasLost: true } : { refused: null };
  }
  return { unknown: failureText(settled.failure) };
}
