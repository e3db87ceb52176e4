import { expect, test } from 'vitest';
import { networkOf, walletText } from './wallet-words.ts';

test('the network follows from the first digits, in any notation', () => {
  expect(['054 795 5140', '+233 20 123 4567', '0271234567', '030 222 1111'].map(networkOf)).toEqual([
    'mtn',
    'telecel',
    'at',
    null,
  ]);
});

test('a wallet is named by its network and number', () => {
  expect(walletText({ network: 'TELECEL', phone: '+233201234567' })).toBe('Telecel Cash 0201234567');
});
