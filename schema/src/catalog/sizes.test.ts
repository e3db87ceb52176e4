import { expect, test } from 'vitest';
import { compareSizes } from './sizes.ts';

test('sizes are sorted: numbers by value, letters from small to large, other words last', () => {
  const sizes = ['XL', '9', 'Queen', 'M', '40', '42.5', '100', 'xxl', '42', 'S', 'One size', 'L', 'XS'];
  const sorted = ['9', '40', '42', '42.5', '100', 'XS', 'S', 'M', 'L', 'XL', 'xxl', 'One size', 'Queen'];
  expect(sizes.toSorted(compareSizes)).toEqual(sorted);
});
