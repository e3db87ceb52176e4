import { expect, test } from 'vitest';
import { usualOffers } from './make-offer-dialog.tsx';

test('suggested offers are below the price, round and different', () => {
  expect(usualOffers('350.00')).toEqual(['330', '315', '295']);
  expect(usualOffers('5800.00')).toEqual(['5500', '5200', '4900']);
  expect(usualOffers('12.00')).toEqual(['11', '10']);
  expect(usualOffers('0.50')).toEqual([]);
});
