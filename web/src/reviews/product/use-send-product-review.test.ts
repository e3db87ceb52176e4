import { expect, test } from 'vitest';
import { failureText } from '#platform/network/failure.ts';
import { failedTexts } from './use-send-product-review.ts';

test('a refused product review shows the reason, or that it failed', () => {
  const textOf = (kind: 'refusal' | 'no-response', message: string) => failureText({ kind, message }, failedTexts);
  expect(textOf('no-response', '')).toBe('Failed to submit review. Please check your connection and try again.');
  expect(textOf('refusal', '')).toBe('Failed to submit review. Please try again.');
  expect(textOf('refusal', 'Why')).toBe('Why');
});
