import type { Quota } from '@besesaka/schema/kernel/serving/quotas.ts';

/**
 * Allows `times` attempts in `minutes`. After that every attempt has to wait, up to `slowsTo` seconds, or for the rest
 * of the time.
 */
export interface AttemptRule {
  times: number;
  minutes: number;
  slowsTo?: number;
}

export interface Attempts {
  times: number;
  since: Date;
  lastAt: Date;
}

/** The seconds until the next attempt is allowed; 0 if it is allowed now. */
export function waitFor(rule: AttemptRule, attempts: Attempts, now: Date): number {
  if (isOver(rule, attempts, now) || attempts.times < rule.times) return 0;
  const until =
    rule.slowsTo === undefined
      ? endOf(rule, attempts)
      : attempts.lastAt.getTime() + Math.min(2 ** (attempts.times - rule.times), rule.slowsTo) * 1000;
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

export function oneMore(rule: AttemptRule, attempts: Attempts, now: Date): Attempts {
  if (isOver(rule, attempts, now)) return { times: 1, since: now, lastAt: now };
  return { times: attempts.times + 1, since: attempts.since, lastAt: now };
}

/** The remaining attempts. */
export function quotaOf(name: string, rule: AttemptRule, attempts: Attempts, now: Date): Quota {
  const refillsIn = Math.max(1, Math.ceil((endOf(rule, attempts) - now.getTime()) / 1000));
  return {
    name,
    times: rule.times,
    seconds: rule.minutes * 60,
    left: Math.max(0, rule.times - attempts.times),
    refillsIn,
  };
}

function isOver(rule: AttemptRule, attempts: Attempts, now: Date): boolean {
  return endOf(rule, attempts) <= now.getTime();
}

function endOf({ minutes }: AttemptRule, { since }: Attempts): number {
  return since.getTime() + minutes * 60_000;
}
