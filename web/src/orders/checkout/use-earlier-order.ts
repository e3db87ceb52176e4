import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { OrderState } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { afterSending, checkoutDraft, type Placed, type Unanswered } from './checkout-draft.ts';
import type { PlacedOrder } from './place-purchase.ts';
import { useIsGone } from './use-place-purchase.ts';

/** The state of an order that was sent, and whose outcome the buyer has not seen. */
type Earlier =
  | { state: 'none' }
  | { state: 'asking' }
  /** The request for the outcome failed too. */
  | { state: 'unknown'; failure: string };

interface Options {
  user: string;
  /** The checkout was left: it asks by itself until it knows. */
  isLeft: boolean;
  onPlaced: (placed: Omit<Placed, 'next'>) => void;
  /** Nothing was ordered, and never will be. */
  onWithdrawn: (order: Unanswered) => void;
}

/** Asks for the outcome of an earlier order before another one can be sent. */
export function useEarlierOrder({ user, isLeft, onPlaced, onWithdrawn }: Options) {
  const client = useApolloClient();
  const draft = checkoutDraft(user);
  const [earlier, setEarlier] = useState<Earlier>(() => ({ state: draft.unanswered() ? 'asking' : 'none' }));
  const isGone = useIsGone();

  async function settleEarlier() {
    const order = draft.unanswered();
    if (!order) return setEarlier({ state: 'none' });
    setEarlier((before) => (before.state === 'unknown' ? before : { state: 'asking' }));
    const settled = await afterSending(() => settleOrder(client, order.key));
    // The order stays stored for the screen that is shown now.
    if (isGone()) return;
    if ('unknown' in settled) return setEarlier({ state: 'unknown', failure: settled.unknown });
    if (settled.orders.some(({ state }) => state !== 'EXPIRED'))
      return onPlaced({ ...order, orders: settled.orders, wasLost: true });
    draft.takeBack(order, true);
    setEarlier({ state: 'none' });
    onWithdrawn(order);
  }

  const settleNow = useEffectEvent(settleEarlier);
  useEffect(() => void settleNow(), []);
  useRetries(isLeft && earlier.state === 'unknown', settleEarlier);
  return { earlier, settleEarlier: settleEarlier };
}

const SettleOrderMutation = graphql(`
  mutation SettleOrder($key: String!) {
    result: settleOrderAttempt(input: { idempotencyKey: $key }) {
      orders {
        id
        state
        ...PlacedOrder_order
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Returns the orders of an unanswered request. If there are none, the service will never carry it out; unpaid ones expire. */
async function settleOrder(
  client: ApolloClient,
  key: string,
): Promise<{ orders: readonly (PlacedOrder & { state: OrderState })[] } | { unknown: string }> {
  const sent = client.mutate({ mutation: SettleOrderMutation, variables: { key } });
  const settled = await outcomeOf(sent, 'orders');
  if ('done' in settled) return { orders: settled.done.orders };
  const { kind, message } = settled.failure;
  return { unknown: message || (kind === 'no-response' ? texts.networkError : texts.somethingWrong) };
}

const firstPauseMs = 3000;
const longestPauseMs = 60_000;

/** Retries while there is no response, with growing pauses and at once when the network or the user returns. */
function useRetries(isWaiting: boolean, ask: () => Promise<void>): void {
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isWaiting) return;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      askAgain();
      pause = Math.min(pause * 2, longestPauseMs);
      timer = setTimeout(again, pause);
    };
    timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useAskAgain(isWaiting, askAgain);
}
