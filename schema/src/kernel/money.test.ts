import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cedi, discountPercentage, moneyText, parseMoney, parseSignedMoney, wholeNumber } from './money.ts';

test('any whole number of pesewas survives conversion to text and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (pesewas) => parseMoney(moneyText(pesewas)) === pesewas),
    { numRuns: 10_000 },
  );
});

test('only plain amounts with up to two decimals are money', () => {
  for (const text of ['', '-1', '1.234', '1e3', 'NaN', '٣', '1.', '.', '.555', '5 .5'])
    expect(parseMoney(text)).toBeNull();
  expect(parseMoney('12.5')).toBe(1250);
  expect(parseMoney('.5')).toBe(50);
});

test('an amount may have one sign where it is a change', () => {
  expect(['-2.50', ' +5', '5', '-0.01'].map(parseSignedMoney)).toEqual([-250, 500, 500, -1]);
  for (const text of ['--5', '+-5', '- ', '-', '']) expect(parseSignedMoney(text)).toBeNull();
});

test('commas are accepted only between thousands', () => {
  for (const text of ['1,5', '12,50', '1,2500', '1,25,000', ',500', '1,000,', '1000,000', '1,000.5,0'])
    expect(parseMoney(text), text).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999_999 }),
      (pesewas) => parseMoney(cedi(pesewas).slice(1)) === pesewas,
    ),
  );
});

test('amounts have the cedi sign and thousands separators, and decimals only if needed', () => {
  expect(cedi('1250.00')).toBe('₵1,250');
  expect([cedi('-5.50'), cedi(-500)]).toEqual(['−₵5.50', '−₵5']);
  expect(cedi('1250.50')).toBe('₵1,250.50');
  expect(cedi(5)).toBe('₵0.05');
});

test('a discount needs a higher earlier price', () => {
  expect(discountPercentage(7500, 10000)).toBe(25);
  expect(discountPercentage(10000, 7500)).toBe(0);
  expect(discountPercentage(10000, null)).toBe(0);
});

test('a discount is rounded to whole percent', () => {
  expect(discountPercentage(6667, 10000)).toBe(33);
  expect(discountPercentage(3334, 10000)).toBe(67);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%s is written as %s', (value, text) => {
  expect(wholeNumber(value)).toBe(text);
});
