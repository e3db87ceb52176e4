import { expect, test } from 'vitest';
import { maskIdNumber } from './read-own-shop.ts';

test('a number is masked except for four characters', () => {
  expect(maskIdNumber('ghana_card', 'GHA-723491234-5')).toBe('GHA-*****1234-*');
  expect(maskIdNumber('passport', 'G1234567')).toBe('****4567');
  expect(maskIdNumber('drivers_license', '123456789012')).toBe('********9012');
});
