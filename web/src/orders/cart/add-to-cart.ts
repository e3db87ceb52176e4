import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import { addedCounts } from './added-counts.ts';
import { type CartOutcome, changeCart } from './change-cart.ts';

const AddToCartMutation = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      cart {
        ...Cart_cart
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** This file loads with the first click; only the buttons are part of the first page. */
export async function addToCart(client: ApolloClient, productId: string, quantity: number): Promise<CartOutcome> {
  const outcome = await changeCart(client, 'add', AddToCartMutation, { input: { productId, quantity } });
  if ('cart' in outcome) addedCounts.add(productId, quantity);
  return outcome;
}
