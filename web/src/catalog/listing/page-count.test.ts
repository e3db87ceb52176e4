import { expect, test } from 'vitest';
import { pageCount, productsFound } from './page-count.ts';

test('24 products make a page, an empty list has one, and no page lies too deep to be fetched', () => {
  expect([0, 1, 24, 25, 320].map((products) => pageCount(products))).toEqual([1, 1, 1, 2, 14]);
  expect(pageCount(1_000_000)).toBe(416);
});

test('the count is said in words', () => {
  expect(productsFound(1, 'available')).toBe('1 product available');
  expect(productsFound(999, 'available')).toBe('999 products available');
  expect(productsFound(1000, 'found')).toBe('1,000+ products found');
  expect(productsFound(0, 'found')).toBe('0 products found');
});

test('a page behind which there is nothing is the last one, however many match', () => {
  expect(pageCount(9_000, { page: 88, hasNextPage: false })).toBe(88);
  expect(pageCount(2_400, { page: 88, hasNextPage: true })).toBe(100);
});
