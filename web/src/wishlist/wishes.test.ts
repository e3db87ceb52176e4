import { expect, test } from 'vitest';
import { createWishes } from './wishes.ts';

const wish = (productId: string, version: number, isFavorited = true) => ({
  productId,
  version,
  isFavorited,
  itemCount: 1,
});

test('changes apply in order, and an older one never undoes a newer', () => {
  const wishes = createWishes();
  wishes.put({ productIds: ['stole'], version: 3 });
  expect(wishes.apply(wish('drum', 4))).toBe(true);
  expect(wishes.apply(wish('drum', 4))).toBe(true);
  expect(wishes.apply(wish('stole', 2, false))).toBe(true);
  expect([wishes.has('drum'), wishes.has('stole')]).toEqual([true, true]);
  wishes.put({ productIds: [], version: 3 });
  expect(wishes.has('drum')).toBe(true);
  expect(wishes.apply(wish('stole', 5, false))).toBe(true);
  expect(wishes.has('stole')).toBe(false);
});

test('after a gap the whole set is loaded', () => {
  const wishes = createWishes();
  expect(wishes.apply(wish('stole', 1))).toBe(false);
  wishes.put({ productIds: [], version: 1 });
  expect(wishes.apply(wish('stole', 3))).toBe(false);
  expect(wishes.has('stole')).toBe(false);
});

test('the next user does not see the set of the one before', () => {
  const wishes = createWishes();
  wishes.put({ productIds: ['stole'], version: 1 });
  wishes.setPending('stole', true);
  wishes.forget();
  expect([wishes.has('stole'), wishes.isPending('stole'), wishes.version()]).toEqual([false, false, null]);
});
