import { expect, test } from 'vitest';
import { dayMs } from '#platform/base/clock.ts';
import { beginning } from './rules.ts';

const now = new Date('2026-03-06T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test('without a running plan a plan starts now', () => {
  const expected = { state: 'active', startsAt: now, endsAt: inDays(30) };
  expect(beginning({ durationDays: 30 }, { active: null, lastEnd: null }, now)).toEqual(expected);
  const over = { durationDays: 90, endsAt: now };
  expect(beginning({ durationDays: 30 }, { active: over, lastEnd: null }, now)).toEqual(expected);
});

test('a plan of the same or greater length replaces the running one and takes over its remaining days', () => {
  const active = { durationDays: 30, endsAt: inDays(12) };
  for (const durationDays of [30, 365])
    expect(beginning({ durationDays }, { active, lastEnd: null }, now)).toEqual({
      state: 'active',
      startsAt: now,
      endsAt: inDays(12 + durationDays),
    });
});

test('a shorter plan starts after the last paid one', () => {
  const active = { durationDays: 90, endsAt: inDays(40) };
  expect(beginning({ durationDays: 7 }, { active, lastEnd: null }, now)).toEqual({
    state: 'scheduled',
    startsAt: inDays(40),
    endsAt: inDays(47),
  });
  expect(beginning({ durationDays: 7 }, { active, lastEnd: inDays(47) }, now)).toMatchObject({ startsAt: inDays(47) });
});
