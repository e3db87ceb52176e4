import { expect, test } from 'vitest';
import { changedFields } from '#platform/forms/stale-edit.ts';
import { isSameField } from './own-product.ts';

const base = { price: '350.00', pictures: 'a a b c' };

test('equal amounts match in any notation', () => {
  expect(changedFields(base, { ...base, price: '350', pictures: 'b a b c' }, isSameField)).toEqual(['pictures']);
  expect(changedFields({ price: '1350.00' }, { price: '1,350' }, isSameField)).toEqual([]);
  expect(changedFields({ compareAtPrice: '' }, { compareAtPrice: '400' }, isSameField)).toEqual(['compareAtPrice']);
});
