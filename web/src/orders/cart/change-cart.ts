import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { outcomeOf, type Payload } from '#platform/network/failure.ts';
import { CartFragment, CartOfViewerFragment } from './cart-document.ts';
import { type CartAction, type CartFailure, cartFailure } from './cart-failure.ts';
import type { Cart } from './cart-view.ts';

/** Every cart mutation names its result `result`. */
interface CartChange {
  result: Payload & { cart: ({ __typename: 'Cart' } & FragmentType<typeof CartFragment>) | null };
}

export type CartOutcome = { cart: Cart } | { failure: CartFailure };

/** Sends one change. The returned cart updates all screens through the cache. */
export async function changeCart<Variables extends OperationVariables>(
  client: ApolloClient,
  action: CartAction,
  mutation: TypedDocumentNode<CartChange, Variables>,
  variables: Variables,
): Promise<CartOutcome> {
  const outcome = await outcomeOf(client.mutate<CartChange>({ mutation, variables }), 'cart');
  if ('failure' in outcome) return { failure: cartFailure(action, outcome.failure) };
  const { cart } = outcome.done;
  writeCart(client, cart);
  return { cart: readFragment(CartFragment, cart) };
}

/** Shows the cart of a response everywhere. */
export function writeCart(client: ApolloClient, cart: NonNullable<CartChange['result']['cart']>): void {
  client.cache.writeFragment({
    id: client.cache.identify({ __typename: 'Viewer' }),
    fragment: CartOfViewerFragment,
    fragmentName: 'CartOfViewer_viewer',
    data: { __typename: 'Viewer', cart },
  });
}
