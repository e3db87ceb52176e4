import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is left of it, and in how many seconds it is whole again. */
export interface Account {
  left: number;
  refillsIn: number;
  isOver: boolean;
}

export interface Budget {
  /** Charges an address; null for what we ask ourselves. */
  charge(sender: string | null, points: number): Promise<Account | null>;
}

export interface BudgetRule {
  points: number;
  seconds: number;
}

/** How much strangers' documents may cost for each address, in this process: what it protects is its own time. */
export function createBudget({ points, seconds }: BudgetRule): Budget {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async charge(sender, cost) {
      if (sender === null) return null;
      try {
        return accountOf(await limiter.consume(sender, cost), false);
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return accountOf(rejection, true);
        throw rejection;
      }
    },
  };
}

function accountOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Account {
  return { left: remainingPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)), isOver };
}
