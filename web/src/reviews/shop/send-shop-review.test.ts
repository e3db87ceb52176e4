import { expect, test } from 'vitest';
import { refusalOf } from './send-shop-review.ts';

test('each refusal of a shop review stands under the words of the spec', () => {
  const titleOf = (code: string) => refusalOf({ kind: 'refusal', code, message: 'Why' }).title;
  const codes = ['INVALID_INPUT', 'ALREADY_REVIEWED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED', 'X'];
  expect(codes.map(titleOf)).toEqual([
    'Invalid Data',
    'Already Reviewed',
    'Authentication Required',
    'Access Denied',
    'Shop Not Found',
    'Too Many Requests',
    'Server Error',
  ]);
  expect(refusalOf({ kind: 'no-response', code: '', message: '' }).title).toBe('Connection Error');
  expect(refusalOf({ kind: 'refusal', code: 'UNAUTHENTICATED', message: 'Why' })).toMatchObject({
    text: 'Why',
    login: true,
  });
});
