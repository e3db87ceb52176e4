import { expect, test } from 'vitest';
import { savings, stockLevel, stockText, total, unitsAvailable } from './price-and-stock.ts';

test('savings are the difference to a higher earlier price', () => {
  expect(savings('75.00', '100.00')).toBe('₵25');
  expect(savings('74.50', '100.00')).toBe('₵25.50');
  expect(savings('100.00', '100.00')).toBeNull();
  expect(savings('100.00', '90.00')).toBeNull();
  expect(savings('100.00', null)).toBeNull();
});

test('totals are computed in pesewas, without rounding', () => {
  expect(total('0.10', 3)).toBe('₵0.30');
  expect(total('1250.50', 2)).toBe('₵2,501');
});

test('stock below ten is low', () => {
  expect(stockText(10)).toBe('In stock');
  expect(stockText(9)).toBe('Only 9 left');
  expect(stockText(0)).toBe('Out of stock');
  expect([0, 9, 10].map(stockLevel)).toEqual(['out', 'low', 'plenty']);
  expect(unitsAvailable(1)).toBe('1 unit available');
  expect(unitsAvailable(1200)).toBe('1,200 units available');
});
