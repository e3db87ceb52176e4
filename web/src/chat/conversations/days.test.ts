import { clockTime } from '@besesaka/schema/kernel/dates.ts';
import { expect, it } from 'vitest';
import { dayLabel, dayOf, untilMidnight } from './days.ts';

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
