import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** So many times in so many seconds, counted for each key. */
export interface LimitRule {
  name: string;
  times: number;
  seconds: number;
}

export interface Limiter {
  /** Counts one; answers how many seconds to wait when it was one too many, else null. */
  take(rule: LimitRule, key: string): Promise<number | null>;
  /** Takes one back. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  forget(rule: LimitRule, key: string): Promise<void>;
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
    take: async (rule, key) => {
      try {
        await counterOf(rule).consume(key);
        return null;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw rejection;
      }
    },
    giveBack: async (rule, key) => void (await counterOf(rule).reward(key)),
    forget: async (rule, key) => void (await counterOf(rule).delete(key)),
  };
}
