import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { currentRole } from '#platform/person/role.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** Written out: the room's other texts are not part of the first page. */
const loginToAdd = 'Please log in to add items to cart';

interface Adding {
  add: (quantity: number) => Promise<void>;
  pending: boolean;
}

/** Puts a product into the cart; visitors are led to the login, and find it in their cart afterwards. */
export function useAddToCart(productId: string): Adding {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const [pending, setPending] = useState(false);
  // State would be read too late by the second click of a double click.
  const busy = useRef(false);

  async function add(quantity: number) {
    if (busy.current) return;
    const intent = { kind: 'add-to-cart', productId, quantity } as const;
    if (currentRole() === null) return askLogin(intent, loginToAdd);
    busy.current = true;
    setPending(true);
    try {
      const { addToCart } = await fetchCode(() => import('./add-to-cart.ts'));
      const outcome = await addToCart(client, productId, quantity);
      if ('cart' in outcome) return;
      if (currentRole() === null) askLogin(intent, loginToAdd);
      else toast.error(outcome.failure);
    } catch {
      // The code itself did not arrive.
      toast.error('Failed to add to cart');
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { add, pending };
}
