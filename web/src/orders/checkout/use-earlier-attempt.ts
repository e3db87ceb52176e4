import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { PlaceOrdersInput } from '#gql/graphql.ts';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { CartDocument } from '#orders/cart/cart-document.ts';
import { newId } from '#platform/device/new-id.ts';
import { forgetRole } from '#platform/person/role.ts';
import { createAttempts } from './order-attempt.ts';
import type { PlacedOrder } from './place-purchase.ts';

/** The tab's open attempt to order. */
export const attempts = createAttempts<PlaceOrdersInput>({
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
  | { state: 'withdrawn'; input: PlaceOrdersInput };

interface Options {
  /** Undefined until it is known who this is. */
  person: string | null | undefined;
  onLogin: () => void;
}

/** Before anything else is ordered, an earlier order must be settled: else a lost answer would make two of one. */
export function useEarlierAttempt({ person, onLogin }: Options) {
  const client = useApolloClient();
  const [earlier, setEarlier] = useState<Earlier>({ state: 'asking' });
  const asked = useRef(false);

  async function ask() {
    const attempt = attempts.open(person ?? null);
    if (!attempt) return setEarlier({ state: 'none' });
    setEarlier({ state: 'asking' });
    const settled = await settleAttempt(client, attempt.key);
    if ('failure' in settled) {
      setEarlier({ state: 'unknown', failure: settled.failure });
      if (!settled.login) return;
      forgetRole();
      return onLogin();
    }
    attempts.settle(attempt.key);
    const { orders } = settled;
    if (orders.length === 0) return setEarlier({ state: 'withdrawn', input: attempt.input });
    if (attempt.purchase.startsWith('cart:')) await forgetCart(client);
    setEarlier({ state: 'placed', orders });
  }

  const askNow = useRef(ask);
  askNow.current = ask;
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
    result: settleOrderAttempt(idempotencyKey: $key) {
      __typename
      ... on OrderAttempt {
        orders {
          id
          ...PlacedOrder_order
        }
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
      }
    }
  }
`);

type SettledAttempt = { orders: readonly PlacedOrder[] } | { failure: string; login: boolean };

/** Asks what an unanswered request ordered. When it ordered nothing, the service will not carry it out any more. */
async function settleAttempt(client: ApolloClient, key: string): Promise<SettledAttempt> {
  try {
    const options = { mutation: SettleAttemptMutation, variables: { key }, fetchPolicy: 'no-cache' as const };
    const result = (await client.mutate(options)).data?.result;
    if (result?.__typename === 'OrderAttempt') return { orders: result.orders };
    const login = result?.__typename === 'RefusedError' && result.code === 'UNAUTHENTICATED';
    return { failure: result?.message ?? texts.somethingWrong, login };
  } catch (error) {
    const said = CombinedGraphQLErrors.is(error) ? error.errors[0] : null;
    return {
      failure: said?.message ?? texts.networkError,
      login: said?.extensions?.code === 'UNAUTHENTICATED',
    };
  }
}
