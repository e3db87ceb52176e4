import { expect, test } from 'vitest';
import { changesOf } from './use-change-offer.ts';

const shown = { price: '340.00', stockQuantity: 9 };

test('only changed values are sent, the stock as a difference', () => {
  expect(changesOf(shown, { price: '340', stockQuantity: 9 })).toBeNull();
  expect(changesOf(shown, { price: '350', stockQuantity: 9 })).toEqual({ price: '350' });
  expect(changesOf(shown, { price: '340', stockQuantity: 0 })).toEqual({ stockBy: -9 });
});
