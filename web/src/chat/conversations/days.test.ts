import { clockTime } from '@besesaka/schema/kernel/dates.ts';
import { expect, it, test } from 'vitest';
import { dayLabel, dayOf, rowTime, untilMidnight } from './days.ts';

const now = Date.parse('2026-03-14T00:30:00Z');

it('names today and yesterday, and dates all other days', () => {
  expect(dayLabel('2026-03-14T00:00:00.000Z', now)).toBe('Today');
  expect(dayLabel('2026-03-13T23:59:59.999Z', now)).toBe('Yesterday');
  expect(dayLabel('2026-03-13T00:00:00.000Z', now)).toBe('Yesterday');
  expect(dayLabel('2026-03-12T23:59:59.999Z', now)).toBe('12 March 2026');
  expect(dayLabel('2025-12-31T12:00:00.000Z', now)).toBe('31 December 2025');
});

it("counts days in Accra's time zone, wherever the browser is", () => {
  expect(dayOf('2026-03-13T23:30:00-02:00')).toBe('2026-03-14');
  expect(dayOf('2026-03-14T01:00:00+02:00')).toBe('2026-03-13');
  expect(clockTime('2026-03-14T14:05:00.000Z').toLowerCase()).toMatch(/^2:05\spm$/);
});

it('knows when the day ends', () => {
  expect(untilMidnight(now)).toBe(23.5 * 60 * 60 * 1000);
});

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
