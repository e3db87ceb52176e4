import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { PlaceOrdersInput } from '#gql/graphql.ts';
import { forgetRole } from '#platform/role.ts';
import { addedCounts } from './added-counts.ts';
import { CartDocument } from './cart-document.ts';
import { attempts } from './checkout-attempts.ts';
import type { PlacedOrder } from './checkout-purchase.ts';
import { settleAttempt } from './settle-attempt.ts';

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
