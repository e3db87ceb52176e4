import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { attempts } from './order-attempt.ts';
import type { PlacedOrder, PlacingInput } from './place-purchase.ts';
import { checkoutDraft } from './shipping-address.ts';
import { useIsGone } from './use-place-purchase.ts';

/** What is known of an order that was sent before, and whose answer its buyer has not seen. */
type Earlier =
  | { state: 'none' }
  | { state: 'asking' }
  /** No answer to the question either. */
  | { state: 'unknown'; failure: string }
  | { state: 'placed'; key: string; orders: readonly PlacedOrder[]; isCart: boolean; wasLost: boolean }
  /** It ordered nothing and never will, for this reason where one is known; this is what was filled in. */
  | { state: 'withdrawn'; input: PlacingInput; reason: string | null };

interface Options {
  /** Undefined until it is known who this is. */
  person: string | null | undefined;
}

/** Before anything else is ordered, an earlier order must be settled: else a lost answer would make two of one. */
export function useEarlierAttempt({ person }: Options) {
  const client = useApolloClient();
  const [earlier, setEarlier] = useState<Earlier>({ state: 'asking' });
  const asked = useRef(false);
  const isGone = useIsGone();

  async function ask() {
    const attempt = attempts.open(person ?? null);
    if (!attempt) return setEarlier({ state: 'none' });
    setEarlier((before) => (before.state === 'unknown' ? before : { state: 'asking' }));
    const { key, input, isAnswered = false } = attempt;
    const known = await outcomeOfAttempt(client, key);
    // It stays open for whatever is on the screen now.
    if (isGone()) return;
    if ('unknown' in known) return setEarlier({ state: 'unknown', failure: known.unknown });
    if ('refused' in known) {
      attempts.settle(key);
      return setEarlier({ state: 'withdrawn', input, reason: known.refused });
    }
    checkoutDraft().forget();
    const isCart = attempt.purchase.startsWith('cart:');
    setEarlier({ state: 'placed', key, orders: known.orders, isCart, wasLost: known.wasLost && !isAnswered });
    if (isCart) await forgetCart(client);
  }

  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  const isKnown = person !== undefined;
  useEffect(() => {
    if (!isKnown || asked.current) return;
    asked.current = true;
    void askNow.current();
  }, [isKnown]);

  /** The buyer has seen the orders. */
  const settle = () => {
    if (earlier.state === 'placed') attempts.settle(earlier.key);
  };
  const goOn = () => {
    settle();
    setEarlier({ state: 'none' });
  };
  return { earlier, ask, settle, goOn };
}

type AttemptOutcome =
  | { orders: readonly PlacedOrder[]; wasLost: boolean }
  | { refused: string | null }
  | { unknown: string };

/** The answer to the request itself, where this page still gets it; else what the service says of it. */
async function outcomeOfAttempt(client: ApolloClient, key: string): Promise<AttemptOutcome> {
  const answer = await attempts.answerTo(key);
  if (answer && 'orders' in answer) return { orders: answer.orders, wasLost: false };
  if (answer && !answer.failure.unsettled) return { refused: answer.failure.message };
  const settled = await settleAttempt(client, key);
  if ('failure' in settled) return { unknown: settled.failure };
  return settled.orders.length > 0 ? { orders: settled.orders, wasLost: true } : { refused: null };
}

/** The cart went with its orders; what cannot be read now comes with the next look. */
async function forgetCart(client: ApolloClient): Promise<void> {
  addedCounts.forget();
  await client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => {});
}

const SettleAttemptMutation = graphql(`
  mutation SettleAttempt($key: String!) {
    result: settleOrderAttempt(input: { idempotencyKey: $key }) {
      __typename
      ... on OrderAttempt {
        orders {
          id
          ...PlacedOrder_order
        }
      }
      ...Failure
    }
  }
`);

type SettledAttempt = { orders: readonly PlacedOrder[] } | { failure: string };

/** Asks what an unanswered request ordered. When it ordered nothing, the service will not carry it out any more. */
async function settleAttempt(client: ApolloClient, key: string): Promise<SettledAttempt> {
  const options = { mutation: SettleAttemptMutation, variables: { key }, fetchPolicy: 'no-cache' as const };
  const outcome = await outcomeOf(client.mutate(options), 'OrderAttempt');
  if ('done' in outcome) return { orders: outcome.done.orders };
  const { kind, message } = outcome.failure;
  const otherwise = kind === 'silence' ? texts.networkError : texts.somethingWrong;
  return { failure: message || otherwise };
}
