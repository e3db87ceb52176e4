import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { type Failure, thrownFailure } from '#platform/network/failure.ts';
import { type CartAction, cartFailure } from './cart-failure.ts';

const actions: CartAction[] = ['add', 'update', 'remove', 'clear'];
const refused = (message: string, code = 'REFUSED'): Failure => ({
  kind: 'refusal',
  message,
  code,
  fields: [],
  retryAfter: null,
});

test('a visitor who adds or manages is asked to log in', () => {
  const answers = actions.map((action) => cartFailure(action, refused('No', 'UNAUTHENTICATED')));
  expect(answers.map(({ title }) => title)).toEqual([
    'Please log in to add items to cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
  ]);
});

test('a refusal shows its own text', () => {
  const failure = cartFailure('add', refused('Insufficient stock for Kente shirt', 'INSUFFICIENT_STOCK'));
  expect(failure).toEqual({ title: 'Insufficient stock for Kente shirt' });
});

test('a refusal without a text shows that of the action', () => {
  expect(actions.map((action) => cartFailure(action, refused('')).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart',
  ]);
});

test("a network failure shows the text of the action, never the browser's", () => {
  expect(actions.map((action) => cartFailure(action, thrownFailure(new TypeError('fetch failed'))).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'An error occurred while clearing the cart.',
  ]);
});

test('a change that failed offline names the network as the reason', () => {
  const failure = cartFailure('update', thrownFailure(new TypeError('fetch failed')));
  expect(failure.text).toBe('Please check your internet connection.');
});

test('a server error shows the text of the action, and clearing has its own', () => {
  const fault = new CombinedGraphQLErrors({ errors: [{ message: 'Something went wrong. Please try again.' }] });
  expect(actions.map((action) => cartFailure(action, thrownFailure(fault)).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart. Please try again.',
  ]);
});

test('an ended session that arrives as an error shows the same text', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(cartFailure('update', thrownFailure(error))).toEqual({
    title: 'Please log in to manage your cart',
  });
});
