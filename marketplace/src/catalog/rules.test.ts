import { expect, test } from 'vitest';
import { changedPrices, isPublicProduct } from './rules.ts';

const current = { pricePesewas: 8000, compareAtPesewas: 10_000 };

test('fields that are left out do not change', () => {
  expect(changedPrices(current, { price: '75.50' })).toEqual({ pricePesewas: 7550, compareAtPesewas: 10_000 });
  expect(changedPrices(current, { compare_at_price: '120' })).toEqual({ pricePesewas: 8000, compareAtPesewas: 12_000 });
  expect(changedPrices(current, {})).toEqual(current);
});

test('null removes the earlier price', () => {
  expect(changedPrices(current, { price: '100', compare_at_price: null })).toEqual({
    pricePesewas: 10_000,
    compareAtPesewas: null,
  });
});

test.each([[{ compare_at_price: '80.00' }], [{ compare_at_price: '79.99' }], [{ price: '100.00' }]])(
  'an earlier price that is not above the selling price is refused: %o',
  (change) => {
    expect(() => changedPrices(current, change)).toThrow('Compare price should be greater than selling price');
  },
);

test('drafts and archived products are not public', () => {
  expect(isPublicProduct({ isActive: true, archivedAt: null })).toBe(true);
  expect(isPublicProduct({ isActive: false, archivedAt: null })).toBe(false);
  expect(isPublicProduct({ isActive: true, archivedAt: new Date(0) })).toBe(false);
});
