import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { forgetRole } from '#platform/person/role.ts';
import { CartDocument, CartFragment } from './cart-document.ts';
import { type CartAction, type CartFailure, cartRefusal, thrownCartFailure } from './cart-failure.ts';
import type { Cart } from './cart-view.ts';

/** What every change of the cart answers: the cart as it is now, or why it stays as it was. */
const CartResultFragment = graphql(`
  fragment CartResult_result on CartResult {
    __typename
    ... on Cart {
      ...Cart_cart
    }
    ... on RefusedError {
      code
      message
    }
    ... on ValidationError {
      message
      fields {
        field
        messages
      }
    }
  }
`);

/** Every change of the cart names its answer `result`. */
interface CartChange {
  result: FragmentType<typeof CartResultFragment>;
}

export type CartOutcome = { cart: Cart } | { failure: CartFailure };

/** Sends one change; the cart that it answers is the one that all screens show from then on. */
export async function changeCart<Variables extends OperationVariables>(
  client: ApolloClient,
  action: CartAction,
  mutation: TypedDocumentNode<CartChange, Variables>,
  variables: Variables,
): Promise<CartOutcome> {
  const outcome = await send(client, action, mutation, variables);
  // The session is over: the rest of the screen must know as well.
  if ('failure' in outcome && outcome.failure.login) forgetRole();
  return outcome;
}

async function send<Variables extends OperationVariables>(
  client: ApolloClient,
  action: CartAction,
  mutation: TypedDocumentNode<CartChange, Variables>,
  variables: Variables,
): Promise<CartOutcome> {
  try {
    const options = { mutation, variables, fetchPolicy: 'no-cache' as const };
    const { data } = await client.mutate<CartChange>(options);
    const result = readFragment(CartResultFragment, data?.result);
    if (!result) return { failure: thrownCartFailure(action, null) };
    if (result.__typename !== 'Cart') return { failure: cartRefusal(action, result) };
    client.cache.writeQuery({ query: CartDocument, data: { __typename: 'Query', cart: result } });
    return { cart: readFragment(CartFragment, result) };
  } catch (error) {
    return { failure: thrownCartFailure(action, error) };
  }
}
