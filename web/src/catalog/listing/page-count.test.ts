import { expect, test } from 'vitest';
import { pageCount, productsFound } from './page-count.ts';

test('24 products make a page, an empty list has one, and no page lies too deep to be fetched', () => {
  expect([0, 1, 24, 25, 320].map(pageCount)).toEqual([1, 1, 1, 2, 14]);
  expect(pageCount(1_000_000)).toBe(416);
});

test('the count is said in words', () => {
  expect(productsFound(1, 'available')).toBe('1 product available');
  expect(productsFound(1320, 'available')).toBe('1,320 products available');
  expect(productsFound(0, 'found')).toBe('0 products found');
});
