import type { ApolloClient } from '@apollo/client';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { AddToWishlistMutation as Added } from '#gql/graphql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { forgetRole } from '#platform/user/role.ts';
import { readWishes } from './read-wishes.ts';
import { wishes } from './wishes.ts';

const AddToWishlistMutation = graphql(`
  mutation AddToWishlist($input: WishInput!) {
    result: addToWishlist(input: $input) {
      wish {
        productId
        isFavorited
        itemCount
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

const RemoveFromWishlistMutation = graphql(`
  mutation RemoveFromWishlist($input: WishInput!) {
    result: removeFromWishlist(input: $input) {
      wish {
        productId
        isFavorited
        itemCount
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Answer = Added['result'];

/** The error text. `login` also sends the user to the login. */
export interface WishFailure {
  message: string;
  login: boolean;
}

/** Adds or removes a product. All its hearts show as pending and flip after success. Resolves to null on success. */
export async function changeWish(client: ApolloClient, productId: string, add: boolean): Promise<WishFailure | null> {
  wishes.setPending(productId, true);
  const mutation = add ? AddToWishlistMutation : RemoveFromWishlistMutation;
  const options = { variables: { input: { productId } }, fetchPolicy: 'no-cache' as const };
  const outcome = await outcomeOf<Answer, 'wish'>(client.mutate({ mutation, ...options }), 'wish');
  if ('done' in outcome && !wishes.apply(outcome.done.wish)) await readWishes(client, outcome.done.wish.version);
  wishes.setPending(productId, false);
  if ('done' in outcome) return null;
  const failure = wishFailure(add, outcome.failure);
  // The session has ended, so the rest of the screen must know too.
  if (failure.login) forgetRole();
  return failure;
}

/** Uses the server's message if it has one for users. */
export function wishFailure(add: boolean, { code, message }: Pick<Failure, 'code' | 'message'>): WishFailure {
  if (code === 'UNAUTHENTICATED') {
    return { message: add ? wishlistTexts.loginToAdd : wishlistTexts.loginToManage, login: true };
  }
  return { message: message || (add ? wishlistTexts.addFailed : wishlistTexts.removeFailed), login: false };
}
