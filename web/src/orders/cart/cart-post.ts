import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { graphql } from '#gql/gql.ts';
import type { FormPost, Mutate } from '#platform/forms/form-post.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import type { Notice } from '#platform/page/reply.ts';
import { cartFailure } from './cart-failure.ts';
import { type Wish, wishText } from './goods.ts';
import { readWish } from './posted-wish.ts';

const PostToCartMutation = graphql(`
  mutation PostToCart($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** Handles "Add to cart" from a product page or a card. Visitors go to the login first. */
export const cartPost: FormPost = {
  path: '/cart',
  shownAgain: [],
  async carryOut({ fields: { product = '', quantity = '1', back } }, mutate) {
    const to = safeRedirect(back, '/products');
    const wish = readWish(`${product}.${quantity.trim()}`);
    if (!wish) return { to, notice: noWish };
    const failure = await addToCart(wish, mutate);
    if (failure?.code === 'UNAUTHENTICATED') {
      const login = `/login?redirect=${encodeURIComponent(to)}`;
      return { to: login, notice: { kind: 'info', title: cartTexts.loginToAdd }, intent: wishText(wish) };
    }
    return { to, notice: noticeOf(wish, failure) };
  },
};

/** Adds the product that a visitor chose before logging in. */
export async function addWish(intent: string | null, mutate: Mutate): Promise<Notice | undefined> {
  const wish = readWish(intent);
  return wish ? noticeOf(wish, await addToCart(wish, mutate)) : undefined;
}

const noWish: Notice = { kind: 'error', title: cartTexts.addFailed, text: 'Enter a whole number from 1 to 10,000.' };

async function addToCart(input: Wish, mutate: Mutate): Promise<Failure | null> {
  const outcome = await outcomeOf(mutate(PostToCartMutation, { input }));
  return 'failure' in outcome ? outcome.failure : null;
}

function noticeOf({ quantity }: Wish, failure: Failure | null): Notice {
  if (failure) return { kind: 'error', ...cartFailure('add', failure) };
  return { kind: 'success', title: `Added to cart: +${quantity}` };
}
