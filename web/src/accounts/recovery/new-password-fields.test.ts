import { expect, test } from 'vitest';
import { strengthOf } from './new-password-fields.tsx';

test.each([
  ['', 0, ''],
  ['abc', 1, 'Weak'],
  ['abcdefghijklmnop', 1, 'Weak'],
  ['Abcdefgh', 2, 'Fair'],
  ['Abcdefg1', 2, 'Fair'],
  ['Abcdef1#', 3, 'Good'],
  ['Akwaaba#2026', 4, 'Strong'],
])('%s has strength %i, %s', (password, level, label) => {
  expect(strengthOf(password)).toEqual({ level, label });
});
