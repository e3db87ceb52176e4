import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import { newId } from '#platform/device/new-id.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { addedCounts } from './added-counts.ts';
import { type CartOutcome, changeCart } from './change-cart.ts';
import { type Wish, wishText } from './goods.ts';

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

/** The keys of additions that failed: the response may have been lost, so another attempt must not add twice. */
const failed = new Map<string, string>();
onUserChange(() => failed.clear());

/** On lists this file loads with the first click; only the buttons are part of the first page. */
export async function addToCart(client: ApolloClient, wish: Wish): Promise<CartOutcome> {
  const addition = wishText(wish);
  const idempotencyKey = failed.get(addition) ?? newId();
  failed.set(addition, idempotencyKey);
  const input = { ...wish, idempotencyKey };
  const outcome = await changeCart(client, 'add', AddToCartMutation, { input });
  if ('failure' in outcome) return outcome;
  failed.delete(addition);
  addedCounts.add(wish.productId, wish.quantity);
  return outcome;
}
