import { expect, test, vi } from 'vitest';
import { createAddedCounts } from './added-counts.ts';
import { countText, itemsText } from './count-text.ts';

test('a counter shows up to 99, then 99+', () => {
  expect([1, 99, 100, 4000].map(countText)).toEqual(['1', '99', '99+', '99+']);
});

test('one item is singular, all other counts are plural', () => {
  expect([0, 1, 2, 1200].map(itemsText)).toEqual(['0 items', '1 item', '2 items', '1,200 items']);
});

test('additions are summed per product', () => {
  const counts = createAddedCounts();
  counts.add('shirt', 2);
  counts.add('shirt', 3);
  counts.add('phone', 1);
  expect([counts.of('shirt'), counts.of('phone'), counts.of('yam')]).toEqual([5, 1, 0]);
});

test('a removed product is no longer counted, and listeners are notified', () => {
  const counts = createAddedCounts();
  const listener = vi.fn();
  counts.add('shirt', 2);
  counts.add('phone', 1);
  counts.subscribe(listener);
  counts.forget('shirt');
  expect([counts.of('shirt'), counts.of('phone')]).toEqual([0, 1]);
  counts.forget();
  expect(counts.of('phone')).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});
