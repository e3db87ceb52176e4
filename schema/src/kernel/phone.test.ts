import { expect, test } from 'vitest';
import { internationalPhone, isAllOneDigit, localPhone } from './phone.ts';
import { ghanaNumber } from './phone-input.ts';

test.each(['0244123456', '024 412 3456', '024-412-3456', '+233 24 412 3456', '233244123456', '+233 (0)24 412 3456'])(
  '%s is one and the same number',
  (typed) => {
    expect([localPhone(typed), internationalPhone(typed)]).toEqual(['0244123456', '+233244123456']);
  },
);

test.each(['024412345', '02441234567', '+4479460958', 'call me'])('%s is none of Ghana, and stays wrong', (typed) => {
  expect(internationalPhone(typed)).not.toMatch(/^\+233\d{9}$/);
});

test('a number of equal digits is refused', () => {
  expect(['0000000000', '+233 000 000 000', '1111111111', '0555555555'].map(isAllOneDigit)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['0244123456', '0200000000'].map(isAllOneDigit)).toEqual([false, false]);
});

test('the input rule stores one notation and reports only the first error', () => {
  const rule = ghanaNumber({ invalid: 'invalid', missing: 'missing', unreal: 'unreal' });
  expect(rule.parse(' 024-431 8207 ')).toBe('+233244318207');
  const faultsOf = (typed: unknown) => rule.safeParse(typed).error?.issues.map(({ message }) => message);
  expect([undefined, '', '024431820', '+233000000000'].map(faultsOf)).toEqual([
    ['missing'],
    ['missing'],
    ['invalid'],
    ['unreal'],
  ]);
});
