import type { Quota, Quotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Allows `times` in `seconds` for each key. */
export interface LimitRule {
  name: string;
  times: number;
  seconds: number;
}

export interface Limiter {
  /** Counts one use. Returns the seconds to wait if it is over the limit, else null. */
  take(rule: LimitRule, key: string, report?: (quota: Quota) => void): Promise<number | null>;
  /** Returns one use. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  forget(rule: LimitRule, key: string): Promise<void>;
  /** Reports usage that is counted elsewhere, such as in database rows. */
  reportUsage(quota: Quota): void;
}

/**
 * Counts in Redis if configured, shared by all processes. While Redis is unavailable each process counts for itself.
 */
export function createLimiter({ redis }: { redis?: object } = {}): Limiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const counterOf = (rule: LimitRule) => {
    const counter = counters.get(rule.name);
    if (counter) return counter;
    const options = { keyPrefix: `limit:${rule.name}`, points: rule.times, duration: rule.seconds };
    const memory = new RateLimiterMemory(options);
    const made = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    counters.set(rule.name, made);
    return made;
  };
  return {
    take: async (rule, key, report) => {
      try {
        // Consumed before the optional call, whose arguments are not evaluated if `report` is missing.
        const counted = await counterOf(rule).consume(key);
        report?.(quotaOf(rule, counted));
        return null;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const quota = quotaOf(rule, rejection);
        report?.(quota);
        return quota.refillsIn;
      }
    },
    giveBack: async (rule, key) => void (await counterOf(rule).reward(key)),
    forget: async (rule, key) => void (await counterOf(rule).delete(key)),
    // Outside of a request no one reads the usage.
    reportUsage: () => {},
  };
}

function quotaOf({ name, times, seconds }: LimitRule, { remainingPoints, msBeforeNext }: RateLimiterRes): Quota {
  return { name, times, seconds, left: remainingPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** A limiter for one request that reports the quotas it uses. */
export function reportingLimiter(limiter: Limiter, quotas: Quotas): Limiter {
  return {
    take: (rule, key) => limiter.take(rule, key, quotas.report),
    giveBack: async (rule, key) => {
      await limiter.giveBack(rule, key);
      quotas.giveBack(rule.name);
    },
    forget: async (rule, key) => {
      await limiter.forget(rule, key);
      quotas.forget(rule.name);
    },
    reportUsage: quotas.report,
  };
}
