import { expect, test } from 'vitest';
import { pageAddresses, withQuery } from './page-addresses.ts';

const url = 'http://localhost/api/v1/products/?q=shea+butter&page=2';

test('neighbouring pages keep the rest of the query', () => {
  expect(pageAddresses(url, { page: 2, pageSize: 24, count: 60 })).toEqual({
    next: '/api/v1/products/?q=shea+butter&page=3',
    previous: '/api/v1/products/?q=shea+butter&page=1',
  });
});

test('the first page has no previous one, and the last no next one', () => {
  expect(pageAddresses(url, { page: 1, pageSize: 24, count: 24 })).toEqual({ next: null, previous: null });
  expect(pageAddresses(url, { page: 9, pageSize: 24, count: 24 })).toEqual({ next: null, previous: null });
});

test('pages beyond the maximum depth have no link', () => {
  expect(pageAddresses(url, { page: 101, pageSize: 100, count: 50_000 }).next).toBeNull();
  expect(pageAddresses(url, { page: 100, pageSize: 100, count: 50_000 }).next).not.toBeNull();
});

test('a parameter can be removed from a query', () => {
  expect(withQuery(url, { page: undefined, cursor: 'abc' })).toBe('/api/v1/products/?q=shea+butter&cursor=abc');
});
