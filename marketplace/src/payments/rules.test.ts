import { expect, test } from 'vitest';
import { daysLeft, renewalTimes } from './rules.ts';

const now = new Date('2026-03-06T09:00:00Z');

test('a started day counts', () => {
  expect(daysLeft(new Date('2026-03-06T10:00:00Z'), now)).toBe(1);
  expect(daysLeft(new Date('2026-03-05T09:00:00Z'), now)).toBe(0);
  expect(daysLeft(null, now)).toBe(0);
});

test('a renewal is tried a day before the end, and twice more', () => {
  const times = renewalTimes(now).map((at) => at.toISOString());
  expect(times).toEqual(['2026-03-05T09:00:00.000Z', '2026-03-05T21:00:00.000Z', '2026-03-06T07:00:00.000Z']);
});
