import { useApolloClient } from '@apollo/client/react';
import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { useMemo } from 'react';
import { graphql } from '#gql/gql.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { addToCart } from './add-to-cart.ts';
import { addedCounts } from './added-counts.ts';
import { type CartLine, isOffered } from './cart-view.ts';
import { type CartOutcome, changeCart } from './change-cart.ts';

const ChangeCartItemMutation = graphql(`
  mutation ChangeCartItem($input: ChangeCartItemInput!) {
    result: changeCartItem(input: $input) {
      cart {
        ...Cart_cart
      }
      errors {
        ...Failure
      }
    }
  }
`);

const RemoveFromCartMutation = graphql(`
  mutation RemoveFromCart($input: RemoveFromCartInput!) {
    result: removeFromCart(input: $input) {
      cart {
        ...Cart_cart
      }
      errors {
        ...Failure
      }
    }
  }
`);

const ClearCartMutation = graphql(`
  mutation ClearCart {
    result: clearCart {
      cart {
        ...Cart_cart
      }
      errors {
        ...Failure
      }
    }
  }
`);

type RemovedLine = Pick<CartLine, 'id' | 'productId' | 'variantId' | 'name' | 'quantity' | 'product' | 'variant'>;

interface CartChanges {
  /** Each resolves to whether it succeeded. Errors have already been shown. */
  update(itemId: string, quantity: number): Promise<boolean>;
  remove(item: RemovedLine): Promise<boolean>;
  clear(): Promise<boolean>;
}

export function useChangeCart(): CartChanges {
  const client = useApolloClient();
  const toast = useToast();
  return useMemo(() => {
    const done = (outcome: CartOutcome) => {
      if ('cart' in outcome) return true;
      toast.error(outcome.failure);
      return false;
    };
    return {
      update: async (itemId, quantity) =>
        done(await changeCart(client, 'update', ChangeCartItemMutation, { input: { itemId, quantity } })),
      async remove(line) {
        const { id, productId, name, quantity } = line;
        const variantId = line.variantId ?? undefined;
        const gone = done(await changeCart(client, 'remove', RemoveFromCartMutation, { input: { itemId: id } }));
        if (!gone) return false;
        addedCounts.forget(productId);
        const undo = async () => done(await addToCart(client, { productId, variantId, quantity }));
        toast.info({ title: `${name} removed`, action: isOffered(line) ? { label: 'Undo', run: undo } : undefined });
        return true;
      },
      async clear() {
        const cleared = done(await changeCart(client, 'clear', ClearCartMutation, {}));
        if (!cleared) return false;
        addedCounts.forget();
        toast.success(cartTexts.cleared);
        return true;
      },
    };
  }, [client, toast]);
}
