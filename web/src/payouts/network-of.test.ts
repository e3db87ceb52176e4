import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('the network follows from the first digits, however the number is written', () => {
  expect(['054 795 5140', '+233 20 123 4567', '0271234567', '030 222 1111'].map(networkOf)).toEqual([
    'mtn',
    'telecel',
    'at',
    null,
  ]);
});
