import type { Quota, Quotas } from '@besesaka/schema/kernel/quotas.ts';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** So many times in so many seconds, counted for each key. */
export interface LimitRule {
  name: string;
  times: number;
  seconds: number;
}

export interface Limiter {
  /** Counts one; answers how many seconds to wait when it was one too many, else null. */
  take(rule: LimitRule, key: string, tell?: (quota: Quota) => void): Promise<number | null>;
  /** Takes one back. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  forget(rule: LimitRule, key: string): Promise<void>;
  /** Of what is counted elsewhere, such as by rows of the database. */
  tell(quota: Quota): void;
}

/** Counts in Redis where there is one, for all processes together; while it is away each process counts for itself. */
export function createLimiter({ redis }: { redis?: object } = {}): Limiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const counterOf = (rule: LimitRule) => {
    const found = counters.get(rule.name);
    if (found) return found;
    const options = { keyPrefix: `limit:${rule.name}`, points: rule.times, duration: rule.seconds };
    const memory = new RateLimiterMemory(options);
    const made = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    counters.set(rule.name, made);
    return made;
  };
  return {
    take: async (rule, key, tell) => {
      try {
        // Counted first: where nobody is told, what stands in the call would never be reckoned.
        const counted = await counterOf(rule).consume(key);
        tell?.(quotaOf(rule, counted));
        return null;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const quota = quotaOf(rule, rejection);
        tell?.(quota);
        return quota.refillsIn;
      }
    },
    giveBack: async (rule, key) => void (await counterOf(rule).reward(key)),
    forget: async (rule, key) => void (await counterOf(rule).delete(key)),
    // Outside of a request nobody listens.
    tell: () => {},
  };
}

function quotaOf({ name, times, seconds }: LimitRule, { remainingPoints, msBeforeNext }: RateLimiterRes): Quota {
  return { name, times, seconds, left: remainingPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** The same for one request, which tells what it draws from. */
export function telling(limiter: Limiter, quotas: Quotas): Limiter {
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
    tell: quotas.report,
  };
}
