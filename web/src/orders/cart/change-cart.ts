import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { failureOf, thrownFailure } from '#platform/network/failure.ts';
import { CartFragment, CartOfViewerFragment } from './cart-document.ts';
import { type CartAction, type CartFailure, cartFailure } from './cart-failure.ts';
import type { Cart } from './cart-view.ts';

/** The result of every cart change: the cart as it is now, or the reason for a refusal. */
const CartResultFragment = graphql(`
  fragment CartResult_result on CartResult {
    __typename
    ... on Cart {
      ...Cart_cart
    }
    ...Failure
  }
`);

/** Every cart mutation names its result `result`. */
interface CartChange {
  result: FragmentType<typeof CartResultFragment>;
}

export type CartOutcome = { cart: Cart } | { failure: CartFailure };

/** Sends one change. The returned cart updates all screens through the cache. */
export async function changeCart<Variables extends OperationVariables>(
  client: ApolloClient,
  action: CartAction,
  mutation: TypedDocumentNode<CartChange, Variables>,
  variables: Variables,
): Promise<CartOutcome> {
  try {
    const options = { mutation, variables, fetchPolicy: 'no-cache' as const };
    const { data } = await client.mutate<CartChange>(options);
    const result = readFragment(CartResultFragment, data?.result);
    if (!result) return { failure: cartFailure(action, thrownFailure(null)) };
    if (result.__typename !== 'Cart') return { failure: cartFailure(action, failureOf(result)) };
    client.cache.writeFragment({
      id: client.cache.identify({ __typename: 'Viewer' }),
      fragment: CartOfViewerFragment,
      fragmentName: 'CartOfViewer_viewer',
      data: { __typename: 'Viewer', cart: result },
    });
    return { cart: readFragment(CartFragment, result) };
  } catch (error) {
    return { failure: cartFailure(action, thrownFailure(error)) };
  }
}
