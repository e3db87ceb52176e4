import { expect, test } from 'vitest';
import { pageCount, productsFound } from './page-count.ts';

test('a page has 24 products, an empty list has one page, and pages have a maximum depth', () => {
  expect([0, 1, 24, 25, 320].map((products) => pageCount(products))).toEqual([1, 1, 1, 2, 14]);
  expect(pageCount(1_000_000)).toBe(416);
});

test('the text states the count', () => {
  expect(productsFound(1, 'available')).toBe('1 product available');
  expect(productsFound(999, 'available')).toBe('999 products available');
  expect(productsFound(1000, 'found')).toBe('1,000+ products found');
  expect(productsFound(0, 'found')).toBe('0 products found');
});

test('a page without a next one is the last, whatever the count', () => {
  expect(pageCount(9_000, { page: 88, hasNextPage: false })).toBe(88);
  expect(pageCount(2_400, { page: 88, hasNextPage: true })).toBe(100);
});
