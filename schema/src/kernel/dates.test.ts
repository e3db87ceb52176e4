import { expect, test } from 'vitest';
import { longDate, longDateTime } from './dates.ts';

test('a date is told in its long form, as it is in Accra', () => {
  expect(longDate('2026-03-14T23:30:00Z')).toBe('14 March 2026');
});

test('a time and its "pm" stay on one line', () => {
  expect(longDateTime('2026-03-14T14:05:00Z')).toBe('14 March 2026 at 2:05\u00a0pm');
  expect(longDateTime('2026-03-14T08:05:00Z')).toBe('14 March 2026 at 8:05\u00a0am');
});
