import { expect, test } from 'vitest';
import { signedMoney } from './lines-table.tsx';

test('money that left has its sign before the currency', () => {
  expect(signedMoney('-7097.00', 'GHS')).toBe('−₵7,097');
  expect(signedMoney('12.50', 'GHS')).toBe('₵12.50');
  expect(signedMoney('-3.00', 'NGN')).toBe('−NGN 3.00');
});
