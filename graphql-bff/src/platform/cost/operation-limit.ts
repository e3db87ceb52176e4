import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { BudgetRule } from './budget.ts';

/** Counts an operation of an address; answers how many seconds to wait when it was one too many, else null. */
export type OperationLimit = (address: string) => Promise<number | null>;

/** Registered documents cost nothing of the budget, so their number is bounded: widely, as many people share an address. */
export function createOperationLimit({ points, seconds }: BudgetRule): OperationLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address) => {
    const counted = await limiter.consume(address).catch((rejection: unknown) => rejection);
    if (!(counted instanceof RateLimiterRes)) throw counted;
    return counted.consumedPoints > points ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : null;
  };
}
