import { expect, test } from 'vitest';
import { retryDelay } from './socket-client.ts';

test('the wait doubles up to ten seconds and half of it is left to chance', () => {
  expect([0, 1, 2].map((retries) => retryDelay(retries, 1))).toEqual([500, 1000, 2000]);
  expect(retryDelay(3, 0)).toBe(2000);
  expect(retryDelay(1000, 1)).toBe(10_000);
});
