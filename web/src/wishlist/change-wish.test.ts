import { expect, test } from 'vitest';
import { wishFailure } from './change-wish.ts';

test('whoever is not logged in is told what to log in for', () => {
  const visitor = { message: 'Please log in to continue.', code: 'UNAUTHENTICATED' };
  expect(wishFailure(true, visitor)).toEqual({ message: 'Please log in to add items to wishlist', login: true });
  expect(wishFailure(false, visitor)).toEqual({ message: 'Please log in to manage wishlist', login: true });
});

test("the service's own words come before ours", () => {
  const gone = { message: 'This product is no longer available.', code: 'NOT_FOUND' };
  expect(wishFailure(true, gone)).toEqual({ message: gone.message, login: false });
  expect(wishFailure(true, { message: '', code: '' }).message).toBe('Failed to add to wishlist');
  expect(wishFailure(false, { message: '', code: '' }).message).toBe('Failed to remove from wishlist');
});
