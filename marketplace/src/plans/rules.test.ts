import { expect, test } from 'vitest';
import { dayMs } from '#platform/base/clock.ts';
import { beginning } from './rules.ts';

const now = new Date('2026-03-06T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test('without a plan, or after its end, a plan runs from now on', () => {
  const expected = { state: 'active', startsAt: now, endsAt: inDays(30) };
  expect(beginning({ durationDays: 30 }, { active: null, lastEnd: null }, now)).toEqual(expected);
  const over = { durationDays: 90, endsAt: now };
  expect(beginning({ durationDays: 30 }, { active: over, lastEnd: null }, now)).toEqual(expected);
});

test('a plan as long or longer takes over, with the days that were left', () => {
  const active = { durationDays: 30, endsAt: inDays(12) };
  for (const durationDays of [30, 365])
    expect(beginning({ durationDays }, { active, lastEnd: null }, now)).toEqual({
      state: 'active',
      startsAt: now,
      endsAt: inDays(12 + durationDays),
    });
});

test('a shorter plan begins when the last that is paid ends', () => {
  const active = { durationDays: 90, endsAt: inDays(40) };
  expect(beginning({ durationDays: 7 }, { active, lastEnd: null }, now)).toEqual({
    state: 'scheduled',
    startsAt: inDays(40),
    endsAt: inDays(47),
  });
  expect(beginning({ durationDays: 7 }, { active, lastEnd: inDays(47) }, now)).toMatchObject({ startsAt: inDays(47) });
});
