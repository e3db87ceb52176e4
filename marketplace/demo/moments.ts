import { dayMs } from '#platform/base/clock.ts';
import type { Dice } from './dice.ts';

const minute = 60_000;

/** A moment between so and so many days before `now`, to the minute. */
export function daysBefore(now: Date, dice: Dice, least: number, most: number): Date {
  return minutesOf(now.getTime() - (least + dice.roll() * (most - least)) * dayMs);
}

export function daysAfter(now: Date, days: number): Date {
  return minutesOf(now.getTime() + days * dayMs);
}

/** Somewhere between two moments. */
export function between(start: Date, end: Date, dice: Dice): Date {
  return minutesOf(start.getTime() + dice.roll() * Math.max(0, end.getTime() - start.getTime()));
}

function minutesOf(time: number): Date {
  return new Date(Math.floor(time / minute) * minute);
}
