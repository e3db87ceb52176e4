import { useApolloClient } from '@apollo/client/react';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** After the login: what the visitor wanted to put into the cart is put there, once. */
export function useCartIntent(personId: string | undefined): void {
  const client = useApolloClient();
  const toast = useToast();
  useEffect(() => {
    if (!personId) return;
    const intent = takeIntent(sessionStorage, 'add-to-cart', Date.now());
    if (!intent) return;
    void (async () => {
      const { addToCart } = await fetchCode(() => import('./add-to-cart.ts'));
      const outcome = await addToCart(client, intent.productId, intent.quantity);
      if ('failure' in outcome) toast.error(outcome.failure.message);
      else toast.success(`Added to cart: +${intent.quantity}`);
    })().catch(() => toast.error(orderTexts.addFailed));
  }, [personId, client, toast]);
}
