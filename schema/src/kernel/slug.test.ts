import { expect, test } from 'vitest';
import { slugOf, untaken } from './slug.ts';

test('a name becomes an address of plain letters', () => {
  expect(slugOf('  Ɛfo’s Café & Ɔkra, 2nd! ')).toBe('efos-cafe-okra-2nd');
  expect(slugOf('¡!')).toBe('');
});

test('what is taken gets the next number that is free', () => {
  expect(untaken('shoes', new Set(['shoe']))).toBe('shoes');
  expect(untaken('shoes', new Set(['shoes', 'shoes-2', 'shoes-4']))).toBe('shoes-3');
  expect(untaken('heel_height', new Set(['heel_height']), '_')).toBe('heel_height_2');
});
