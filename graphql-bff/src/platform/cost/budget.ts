import type { Quota } from '@besesaka/schema/kernel/quotas.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '#platform/context.ts';

export interface Account extends Quota {
  isOver: boolean;
}

export interface Budget {
  /** Charges the address of whoever asks, and tells them what is left; null for what we ask ourselves. */
  charge(who: Pick<Context, 'sender' | 'rest'>, points: number): Promise<Account | null>;
}

export interface BudgetRule {
  points: number;
  seconds: number;
}

/** How much strangers' documents may cost for each address, in this process: what it protects is its own time. */
export function createBudget({ points, seconds }: BudgetRule): Budget {
  const rule = { name: 'cost', times: points, seconds };
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async charge({ sender, rest }, cost) {
      if (sender === null) return null;
      const found = await limiter.consume(sender, cost).catch((rejection: unknown) => rejection);
      if (!(found instanceof RateLimiterRes)) throw found;
      const { remainingPoints: left, msBeforeNext, consumedPoints } = found;
      const quota = { ...rule, left, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
      rest.quotas.tell(quota);
      return { ...quota, isOver: consumedPoints > points };
    },
  };
}
