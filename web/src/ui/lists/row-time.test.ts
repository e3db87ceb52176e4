import { expect, test } from 'vitest';
import { rowTime } from './row-time.ts';

const wednesday = Date.parse('2026-03-11T09:00:00Z');

test.each([
  ['2026-03-11T08:05:00Z', '8:05\u00a0am'],
  ['2026-03-11T00:00:00Z', '12:00\u00a0am'],
  ['2026-03-10T23:59:00Z', 'Yesterday'],
  ['2026-03-09T12:00:00Z', 'Monday'],
  ['2026-03-05T12:00:00Z', 'Thursday'],
  ['2026-03-04T12:00:00Z', '4 Mar'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('%s is shown as %s', (iso, expected) => {
  expect(rowTime(iso, wednesday)).toBe(expected);
});

test("a clock behind the server's shows a time, not a future day", () => {
  expect(rowTime('2026-03-12T00:01:00Z', Date.parse('2026-03-11T23:59:30Z'))).toBe('12:01\u00a0am');
});
