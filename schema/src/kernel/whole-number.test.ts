import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%s is written as %s', (value, text) => {
  expect(wholeNumber(value)).toBe(text);
});
