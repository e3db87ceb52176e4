import { expect, test } from 'vitest';
import { signedMoney } from './lines-table.tsx';

test('money that left has a minus sign before the currency', () => {
  expect(signedMoney('-7097.00', 'GHS')).toBe('−₵7,097');
  expect(signedMoney('12.50', 'GHS')).toBe('₵12.50');
  expect(signedMoney('-3.00', 'NGN')).toBe('−NGN 3.00');
});

test('income, negative in the books, is shown as a positive amount', () => {
  expect(signedMoney('-7097.00', 'GHS', 'income:featured_product')).toBe('₵7,097 in');
  expect(signedMoney('50.00', 'GHS', 'income:subscription')).toBe('₵50 out');
});
