import type { PayoutFailure, PayoutState } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';

/** Ghana is on GMT all year. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs);
}

/** From Monday to Friday. */
function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

function workingDayFrom(start: Date): Date {
  let day = start;
  while (!isWorkingDay(day)) day = new Date(day.getTime() + dayMs);
  return day;
}

/** The smallest payouts, in pesewas. */
export interface Least {
  least: number;
  atMonthEnd: number;
}

/** On the last working day of a month, smaller sums are paid out, too. */
export function leastOn(now: Date, { least, atMonthEnd }: Least): number {
  return isMonthEnd(now) ? atMonthEnd : least;
}

/** Whether it is the last working day of a month. */
function isMonthEnd(now: Date): boolean {
  const next = workingDayFrom(new Date(startOfDay(now).getTime() + dayMs));
  return isWorkingDay(now) && next.getUTCMonth() !== now.getUTCMonth();
}

/** Whether the daily run of today has begun. */
export function isPayoutTime(now: Date): boolean {
  return isWorkingDay(now) && now.getTime() >= startOfDay(now).getTime() + limits.payoutHour * hourMs;
}

/** The day of the next run that pays out this amount. */
export function nextPayoutDay(available: number, now: Date, { least }: Least): Date {
  const today = startOfDay(now);
  const isOver = now.getTime() >= today.getTime() + limits.payoutHour * hourMs;
  let day = workingDayFrom(isOver ? new Date(today.getTime() + dayMs) : today);
  while (available < least && !isMonthEnd(day)) day = workingDayFrom(new Date(day.getTime() + dayMs));
  return day;
}

/**
 * Whether two names can be those of one person: all parts of the shorter one are in the longer one, and there are at
 * least two. Networks write names in capitals, in any order, and leave out some.
 */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [namePartsOf(one), namePartsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length >= 2 && short.every((part) => long.includes(part));
}

function namePartsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((part) => part.length > 1);
}

interface Outcome {
  state: PayoutState;
  failure?: PayoutFailure;
  reason?: string;
}

/** The provider's statuses of a transfer. An unknown one is still under way. */
export function outcomeOf(status: string): Outcome {
  if (status === 'success') return { state: 'succeeded' };
  if (status === 'reversed') return { state: 'returned' };
  if (status === 'failed') return { state: 'failed', failure: 'network' };
  if (status === 'rejected' || status === 'abandoned') return { state: 'failed', failure: 'stopped', reason: status };
  if (status === 'blocked')
    return { state: 'failed', failure: 'stopped', reason: 'Blocked: our approval address did not answer' };
  if (status === 'otp') return { state: 'pending', reason: 'The provider asks for a code' };
  return { state: 'pending' };
}

const minute = 60_000;
const pauses = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minute);

/** When to go on with a payout that has not ended. */
export function nextPayoutCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.min(checks, pauses.length - 1)] ?? minute));
}
