import { expect, test } from 'vitest';
import { refusalOf } from './use-send-shop-review.ts';

test('each refusal of a shop review has the title of the spec', () => {
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
  expect(refusalOf({ kind: 'no-response', code: '', message: 'Why' })).toEqual({
    title: 'Connection Error',
    text: 'Why',
  });
});
