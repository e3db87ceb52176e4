import { expect, test } from 'vitest';
import { changesOf } from './use-change-offer.ts';

const seen = { price: '340.00', stockQuantity: 9 };

test('only what is another is sent, with what it was', () => {
  expect(changesOf(seen, { price: '340', stockQuantity: 9 })).toBeNull();
  expect(changesOf(seen, { price: '350', stockQuantity: 9 })).toEqual({ price: '350', priceWas: '340.00' });
  expect(changesOf(seen, { price: '340', stockQuantity: 0 })).toEqual({ stockQuantity: 0, stockWas: 9 });
});
