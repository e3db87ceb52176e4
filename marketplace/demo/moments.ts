import { dayMs } from '#platform/base/clock.ts';
import type { Dice } from './dice.ts';

const minute = 60_000;

/** Returns a time between `least` and `most` days before `now`, rounded to the minute. */
export function daysBefore(now: Date, dice: Dice, least: number, most: number): Date {
  return minutesOf(now.getTime() - (least + dice.roll() * (most - least)) * dayMs);
}

export function daysAfter(now: Date, days: number): Date {
  return minutesOf(now.getTime() + days * dayMs);
}

/** Returns a time between two others. */
export function between(start: Date, end: Date, dice: Dice): Date {
  return minutesOf(start.getTime() + dice.roll() * Math.max(0, end.getTime() - start.getTime()));
}

function minutesOf(time: number): Date {
  return new Date(Math.floor(time / minute) * minute);
}
