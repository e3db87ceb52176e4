import type { Clock } from '#platform/base/clock.ts';

export interface TestClock extends Clock {
  pass(span: { days?: number; minutes?: number; seconds?: number }): void;
}

/** A clock that only moves when the test moves it. */
export function createTestClock(start = new Date('2026-03-06T09:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
