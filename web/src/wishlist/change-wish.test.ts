import { expect, test } from 'vitest';
import { wishFailure } from './change-wish.ts';

test('a visitor reads why to log in', () => {
  const visitor = { message: 'Please log in to continue.', code: 'UNAUTHENTICATED' };
  expect(wishFailure(true, visitor)).toEqual({ message: 'Please log in to add items to wishlist', login: true });
  expect(wishFailure(false, visitor)).toEqual({ message: 'Please log in to manage wishlist', login: true });
});

test('the text of the service comes before ours', () => {
  const gone = { message: 'This product is no longer available.', code: 'NOT_FOUND' };
  expect(wishFailure(true, gone)).toEqual({ message: gone.message, login: false });
  expect(wishFailure(true, { message: '', code: '' }).message).toBe('Failed to add to wishlist');
  expect(wishFailure(false, { message: '', code: '' }).message).toBe('Failed to remove from wishlist');
});
