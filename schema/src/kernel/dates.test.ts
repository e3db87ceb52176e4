import { expect, test } from 'vitest';
import { longDate, longDateTime, recentDate } from './dates.ts';

test("a date is written in its long form, in Accra's time zone", () => {
  expect(longDate('2026-03-14T23:30:00Z')).toBe('14 March 2026');
});

test('a time and its "pm" stay on one line', () => {
  expect(longDateTime('2026-03-14T14:05:00Z')).toBe('14 March 2026 at 2:05\u00a0pm');
  expect(longDateTime('2026-03-14T08:05:00Z')).toBe('14 March 2026 at 8:05\u00a0am');
});

test('lists name yesterday, today and tomorrow, and leave out the current year', () => {
  const now = Date.parse('2026-03-14T09:00:00Z');
  const expected = [
    '2026-03-14T04:19:00Z',
    '2026-03-13T23:59:00Z',
    '2026-03-12T23:59:00Z',
    '2025-12-31T12:00:00Z',
    '2026-03-15T08:00:00Z',
    '2026-03-16T08:00:00Z',
  ];
  expect(expected.map((time) => recentDate(time, now))).toEqual([
    'Today, 4:19\u00a0am',
    'Yesterday, 11:59\u00a0pm',
    '12 March',
    '31 December 2025',
    'Tomorrow, 8:00\u00a0am',
    '16 March',
  ]);
});
