import type { Quota, Quotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Account extends Quota {
  isOver: boolean;
}

interface Payer {
  /** The IP address of the request; null for our own. */
  sender: string | null;
  rest: { quotas: Quotas };
}

export interface Budget {
  /** Charges the address of a request and returns the rest; null for our own requests. */
  charge(payer: Payer, points: number): Promise<Account | null>;
}

export interface BudgetRule {
  points: number;
  seconds: number;
}

/** The budget of unregistered documents per address. It is per process, because it protects this process's CPU. */
export function createBudget({ points, seconds }: BudgetRule): Budget {
  const rule = { name: 'cost', times: points, seconds };
  const consume = createConsumer({ points, seconds });
  return {
    async charge({ sender, rest }, cost) {
      if (sender === null) return null;
      const { remainingPoints: left, consumedPoints, refillsIn } = await consume(sender, cost);
      const quota = { ...rule, left, refillsIn };
      rest.quotas.report(quota);
      return { ...quota, isOver: consumedPoints > points };
    },
  };
}

/** Counts an operation of an address. Returns the seconds to wait if the limit is exceeded, else null. */
export type OperationLimit = (address: string) => Promise<number | null>;

/** Registered documents cost nothing, but their number is limited, generously, because a whole university may share an address. */
export const usualOperations: BudgetRule = { points: 10_000, seconds: 10 };

export function createOperationLimit({ points, seconds }: BudgetRule): OperationLimit {
  const consume = createConsumer({ points, seconds });
  return async (address) => {
    const { consumedPoints, refillsIn } = await consume(address, 1);
    return consumedPoints > points ? refillsIn : null;
  };
}

/** The library rejects when the limit is exceeded; this returns both outcomes. */
function createConsumer({ points, seconds }: BudgetRule) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address: string, cost: number) => {
    const found = await limiter.consume(address, cost).catch((rejection: unknown) => rejection);
    if (!(found instanceof RateLimiterRes)) throw found;
    const { remainingPoints, consumedPoints, msBeforeNext } = found;
    return { remainingPoints, consumedPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  };
}
