import { expect, test } from 'vitest';
import { durationLabel } from './durations.ts';

test('a duration has its usual name', () => {
  const named = [1, 3, 7, 14, 30, 90, 180, 365].map(durationLabel);
  expect(named).toEqual(['1 Day', '3 Days', '1 Week', '2 Weeks', '1 Month', '3 Months', '6 Months', '1 Year']);
  expect(durationLabel(10)).toBe('10 Days');
});
