import { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { orderTypePolicies } from '#orders/cache.ts';
import { applyCartEvent } from './apply-cart-event.ts';
import { CartCountDocument } from './cart-document.ts';

const count = (itemCount: number, version: number) => ({
  __typename: 'Query' as const,
  cart: { __typename: 'Cart' as const, itemCount, version },
});

function cacheWith(itemCount: number, version: number): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: orderTypePolicies });
  cache.writeQuery({ query: CartCountDocument, data: count(itemCount, version) });
  return cache;
}

const countIn = (cache: InMemoryCache) => cache.readQuery({ query: CartCountDocument })?.cart?.itemCount;

test('an answer that was overtaken does not bring an older cart back', () => {
  const cache = cacheWith(5, 8);
  cache.writeQuery({ query: CartCountDocument, data: count(2, 7) });
  expect(countIn(cache)).toBe(5);
  cache.writeQuery({ query: CartCountDocument, data: count(6, 9) });
  expect(countIn(cache)).toBe(6);
});

test('a cart that ended with its session is gone, and the next one starts anew', () => {
  const cache = cacheWith(5, 8);
  cache.writeQuery({ query: CartCountDocument, data: { __typename: 'Query', cart: null } });
  expect(countIn(cache)).toBeUndefined();
  cache.writeQuery({ query: CartCountDocument, data: count(1, 1) });
  expect(countIn(cache)).toBe(1);
});

test('an event brings the new count once; a known or older one changes nothing', () => {
  const cache = cacheWith(5, 8);
  expect(applyCartEvent(cache, { itemCount: 6, version: 9 })).toBe(true);
  expect(applyCartEvent(cache, { itemCount: 6, version: 9 })).toBe(false);
  expect(applyCartEvent(cache, { itemCount: 4, version: 7 })).toBe(false);
  expect(countIn(cache)).toBe(6);
});
