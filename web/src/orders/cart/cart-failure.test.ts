import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { type CartAction, cartRefusal, thrownCartFailure } from './cart-failure.ts';

const actions: CartAction[] = ['add', 'update', 'remove', 'clear'];
const refused = (message: string, code = 'REFUSED') => ({ __typename: 'RefusedError' as const, code, message });

test('who is not logged in is told so, for adding and for managing', () => {
  const answers = actions.map((action) => cartRefusal(action, refused('No', 'UNAUTHENTICATED')));
  expect(answers.map(({ message }) => message)).toEqual([
    'Please log in to add items to cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
    'Please log in to manage your cart',
  ]);
  expect(answers.every(({ login }) => login)).toBe(true);
});

test('a refusal is shown as given', () => {
  const failure = cartRefusal('add', refused('Insufficient stock for Kente shirt', 'INSUFFICIENT_STOCK'));
  expect(failure).toEqual({ message: 'Insufficient stock for Kente shirt', login: false });
});

test('a refusal without words gets those of its action', () => {
  expect(actions.map((action) => cartRefusal(action, refused('')).message)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart',
  ]);
});

test('a broken connection gets the words of its action, never those of the browser', () => {
  expect(actions.map((action) => thrownCartFailure(action, new TypeError('fetch failed')).message)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'An error occurred while clearing the cart.',
  ]);
});

test('a fault of the service gets the words of its action, and clearing its own', () => {
  const fault = new CombinedGraphQLErrors({ errors: [{ message: 'Something went wrong. Please try again.' }] });
  expect(actions.map((action) => thrownCartFailure(action, fault).message)).toEqual([
    'Failed to add to cart',
    'Failed to update cart item',
    'Failed to remove item from cart',
    'Failed to clear cart. Please try again.',
  ]);
});

test('an ended session that comes as an error leads to the login too', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(thrownCartFailure('update', error)).toEqual({ message: 'Please log in to manage your cart', login: true });
});
