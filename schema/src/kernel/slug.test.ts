import { expect, test } from 'vitest';
import { slugOf, untaken } from './slug.ts';

test('a name becomes a slug of plain letters', () => {
  expect(slugOf('  Ɛfo’s Café & Ɔkra, 2nd! ')).toBe('efos-cafe-okra-2nd');
  expect(slugOf('¡!')).toBe('');
});

test('a taken slug gets the next free number', () => {
  expect(untaken('shoes', new Set(['shoe']))).toBe('shoes');
  expect(untaken('shoes', new Set(['shoes', 'shoes-2', 'shoes-4']))).toBe('shoes-3');
  expect(untaken('heel_height', new Set(['heel_height']), '_')).toBe('heel_height_2');
});
