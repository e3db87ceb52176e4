import { expect, test } from 'vitest';
import { base32, codeAt, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The test vectors of RFC 6238, appendix B. They have eight digits, of which ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of the standard', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
});

test('a code is valid in its step and in the steps beside it', () => {
  const now = new Date(1_111_111_110_000);
  const step = stepAt(now);
  const steps = [-2, -1, 0, 1, 2].map((shift) => stepOf(secret, codeAt(secret, step + shift), now));
  expect(steps).toEqual([null, step - 1, step, step + 1, null]);
});

test('a secret is encoded in base32', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
