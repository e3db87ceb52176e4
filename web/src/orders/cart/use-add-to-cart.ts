import { useApolloClient } from '@apollo/client/react';
import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { useRef, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { currentRole } from '#platform/user/role.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import type { Goods } from './goods.ts';

interface Adding {
  add: (quantity: number) => Promise<void>;
  pending: boolean;
}

/** Adds a product to the cart. Visitors go to the login, and find the product in their cart afterwards. */
export function useAddToCart(goods: Goods): Adding {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const [pending, setPending] = useState(false);
  // A ref, because state would update too late for the second click of a double click.
  const busy = useRef(false);

  async function add(quantity: number) {
    if (busy.current) return;
    const wish = { ...goods, quantity };
    const intent = { kind: 'add-to-cart', ...wish } as const;
    if (currentRole() === null) return askLogin(intent, cartTexts.loginToAdd);
    busy.current = true;
    setPending(true);
    try {
      const { addToCart } = await fetchCode(() => import('./add-to-cart.ts'));
      const outcome = await addToCart(client, wish);
      if ('cart' in outcome) return;
      if (currentRole() === null) askLogin(intent, cartTexts.loginToAdd);
      else toast.error(outcome.failure);
    } catch {
      // The code could not be loaded.
      toast.error(cartTexts.addFailed);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { add, pending };
}
