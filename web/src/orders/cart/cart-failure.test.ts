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

test('who is not logged in is told so, for adding and for managing', () => {
  const answers = actions.map((action) => cartFailure(action, refused('No', 'UNAUTHENTICATED')));
  expect(answers.map(({ title }) => title)).toEqual([
    'Please log in to add items to cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
  ]);
});

test('a refusal is shown as given', () => {
  const failure = cartFailure('add', refused('Insufficient stock for Kente shirt', 'INSUFFICIENT_STOCK'));
  expect(failure).toEqual({ title: 'Insufficient stock for Kente shirt' });
});

test('a refusal without words gets those of its action', () => {
  expect(actions.map((action) => cartFailure(action, refused('')).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart',
  ]);
});

test('a broken connection gets the words of its action, never those of the browser', () => {
  expect(actions.map((action) => cartFailure(action, thrownFailure(new TypeError('fetch failed'))).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'An error occurred while clearing the cart.',
  ]);
});

test('a change that the network did not take says that the network is why', () => {
  const failure = cartFailure('update', thrownFailure(new TypeError('fetch failed')));
  expect(failure.text).toBe('Please check your internet connection.');
});

test('a fault of the service gets the words of its action, and clearing its own', () => {
  const fault = new CombinedGraphQLErrors({ errors: [{ message: 'Something went wrong. Please try again.' }] });
  expect(actions.map((action) => cartFailure(action, thrownFailure(fault)).title)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart. Please try again.',
  ]);
});

test('an ended session that comes as an error is told in the same words', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(cartFailure('update', thrownFailure(error))).toEqual({
    title: 'Please log in to manage your cart',
  });
});
