import type { Quota } from '@besesaka/schema/kernel/serving/quotas.ts';

/**
 * Allows `times` attempts in `minutes`. After that every attempt has to wait, up to `slowsToSeconds`, or for the rest
 * of the time.
 */
export interface AttemptRule {
  times: number;
  minutes: number;
  slowsToSeconds?: number;
}

export interface Attempts {
  times: number;
  since: Date;
  lastAt: Date;
}

/** The seconds until the next attempt is allowed; 0 if it is allowed now. */
export function waitFor(rule: AttemptRule, made: Attempts, now: Date): number {
  if (isOver(rule, made, now) || made.times < rule.times) return 0;
  const until =
    rule.slowsToSeconds === undefined
      ? endOf(rule, made)
      : made.lastAt.getTime() + Math.min(2 ** (made.times - rule.times), rule.slowsToSeconds) * 1000;
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

export function oneMore(rule: AttemptRule, made: Attempts, now: Date): Attempts {
  if (isOver(rule, made, now)) return { times: 1, since: now, lastAt: now };
  return { times: made.times + 1, since: made.since, lastAt: now };
}

/** The remaining attempts. */
export function quotaOf(name: string, rule: AttemptRule, made: Attempts, now: Date): Quota {
  const refillsIn = Math.max(1, Math.ceil((endOf(rule, made) - now.getTime()) / 1000));
  return { name, times: rule.times, seconds: rule.minutes * 60, left: Math.max(0, rule.times - made.times), refillsIn };
}

function isOver(rule: AttemptRule, made: Attempts, now: Date): boolean {
  return endOf(rule, made) <= now.getTime();
}

function endOf({ minutes }: AttemptRule, { since }: Attempts): number {
  return since.getTime() + minutes * 60_000;
}
