import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test('the best accepted encoding is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br')).toBe('br');
  expect(chooseEncoding('gzip;q=0.8')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding('BR')).toBe('br');
  for (const accept of [null, '', 'identity', 'br;q=0']) expect(chooseEncoding(accept)).toBe('identity');
});
