import { expect, test } from 'vitest';
import { newerThings } from './renew-page.ts';

test('a renewed page brings new prices and new things, and lists stay as long as they were read', () => {
  const known = {
    ROOT_QUERY: { __typename: 'Query', products: ['a', 'b', 'c'] },
    'Product:a': { __typename: 'Product', price: '80.00', isFavorited: true },
  };
  const newer = {
    ROOT_QUERY: { __typename: 'Query', products: ['a'], categories: [] },
    'Product:a': { __typename: 'Product', price: '75.00' },
    'Product:d': { __typename: 'Product', price: '12.00' },
  };
  expect(newerThings(known, newer)).toEqual({
    ROOT_QUERY: { __typename: 'Query', products: ['a', 'b', 'c'], categories: [] },
    'Product:a': { __typename: 'Product', price: '75.00', isFavorited: true },
    'Product:d': { __typename: 'Product', price: '12.00' },
  });
});
