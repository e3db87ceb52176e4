import { expect, test } from 'vitest';
import { pageAddresses, withQuery } from './page-addresses.ts';

const url = 'http://localhost/api/v1/products/?q=shea+butter&page=2';

test('neighbouring pages keep the rest of the query', () => {
  expect(pageAddresses(url, { page: 2, pageSize: 24, count: 60 })).toEqual({
    next: '/api/v1/products/?q=shea+butter&page=3',
    previous: '/api/v1/products/?q=shea+butter&page=1',
  });
});

test('there is nothing before the first and after the last page', () => {
  expect(pageAddresses(url, { page: 1, pageSize: 24, count: 24 })).toEqual({ next: null, previous: null });
  expect(pageAddresses(url, { page: 9, pageSize: 24, count: 24 })).toEqual({ next: null, previous: null });
});

test('pages beyond the depth that is served are not offered', () => {
  expect(pageAddresses(url, { page: 101, pageSize: 100, count: 50_000 }).next).toBeNull();
  expect(pageAddresses(url, { page: 100, pageSize: 100, count: 50_000 }).next).not.toBeNull();
});

test('a name can be taken out of a query', () => {
  expect(withQuery(url, { page: undefined, cursor: 'abc' })).toBe('/api/v1/products/?q=shea+butter&cursor=abc');
});
