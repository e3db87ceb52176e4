import { expect, test } from 'vitest';
import { reviewFailure } from './send-product-review.ts';

test('a product review that was not taken says why, and who is not logged in is sent there', () => {
  const unreachable = 'Failed to submit review. Please check your connection and try again.';
  expect(reviewFailure({ kind: 'no-response', code: '', message: '' })).toEqual({ problem: unreachable, login: false });
  const failed = { problem: 'Failed to submit review. Please try again.', login: false };
  expect(reviewFailure({ kind: 'refusal', code: 'X', message: '' })).toEqual(failed);
  expect(reviewFailure({ kind: 'refusal', code: 'UNAUTHENTICATED', message: 'Why' })).toEqual({
    problem: 'Why',
    login: true,
  });
});
