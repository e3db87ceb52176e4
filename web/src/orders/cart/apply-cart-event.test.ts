import type { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { orderTypePolicies } from '#orders/cache.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { applyCartEvent } from './apply-cart-event.ts';
import { CartCountFragment } from './cart-document.ts';

const id = 'Viewer:{}';
const put = (cache: InMemoryCache, cart: { itemCount: number; version: number } | null) =>
  cache.writeFragment({
    id,
    fragment: CartCountFragment,
    data: { __typename: 'Viewer', cart: cart && { __typename: 'Cart', ...cart } },
  });

function cacheWith(itemCount: number, version: number): InMemoryCache {
  const cache = new VersionedCache({ typePolicies: orderTypePolicies });
  put(cache, { itemCount, version });
  return cache;
}

const countIn = (cache: InMemoryCache) => cache.readFragment({ id, fragment: CartCountFragment })?.cart?.itemCount;

test('a late response does not restore an older cart', () => {
  const cache = cacheWith(5, 8);
  put(cache, { itemCount: 2, version: 7 });
  expect(countIn(cache)).toBe(5);
  put(cache, { itemCount: 6, version: 9 });
  expect(countIn(cache)).toBe(6);
});

test('the cart of an ended session is gone, and the next one starts again', async () => {
  const cache = cacheWith(5, 8);
  put(cache, null);
  expect(countIn(cache)).toBeUndefined();
  await cache.reset();
  put(cache, { itemCount: 1, version: 1 });
  expect(countIn(cache)).toBe(1);
});

test('an event updates the count once; a known or older one changes nothing', () => {
  const cache = cacheWith(5, 8);
  expect(applyCartEvent(cache, { itemCount: 6, version: 9 })).toBe(true);
  expect(applyCartEvent(cache, { itemCount: 6, version: 9 })).toBe(false);
  expect(applyCartEvent(cache, { itemCount: 4, version: 7 })).toBe(false);
  expect(countIn(cache)).toBe(6);
});
