import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import { newId } from '#platform/device/new-id.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { createAttempts } from './order-attempt.ts';
import type { PlacedOrder, PlacingInput } from './place-purchase.ts';

/** The tab's open attempt to order. */
export const attempts = createAttempts<PlacingInput>({
  storage: sessionStorage,
  newKey: newId,
  now: () => Date.now(),
});

/** What is known of an order that was sent before, and whose answer never came. */
type Earlier =
  | { state: 'none' }
  | { state: 'asking' }
  /** No answer to the question either. */
  | { state: 'unknown'; failure: string }
  | { state: 'placed'; orders: readonly PlacedOrder[] }
  /** It ordered nothing and never will; this is what was filled in. */
  | { state: 'withdrawn'; input: PlacingInput };

interface Options {
  /** Undefined until it is known who this is. */
  person: string | null | undefined;
}

/** Before anything else is ordered, an earlier order must be settled: else a lost answer would make two of one. */
export function useEarlierAttempt({ person }: Options) {
  const client = useApolloClient();
  const [earlier, setEarlier] = useState<Earlier>({ state: 'asking' });
  const asked = useRef(false);

  async function ask() {
    const attempt = attempts.open(person ?? null);
    if (!attempt) return setEarlier({ state: 'none' });
    setEarlier({ state: 'asking' });
    const settled = await settleAttempt(client, attempt.key);
    if ('failure' in settled) {
      return setEarlier({ state: 'unknown', failure: settled.failure });
    }
    attempts.settle(attempt.key);
    const { orders } = settled;
    if (orders.length === 0) return setEarlier({ state: 'withdrawn', input: attempt.input });
    checkoutDraft.forget();
    if (attempt.purchase.startsWith('cart:')) await forgetCart(client);
    setEarlier({ state: 'placed', orders });
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

  return { earlier, ask, goOn: () => setEarlier({ state: 'none' }) };
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
