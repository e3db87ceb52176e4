import { createHash } from 'node:crypto';
import { accessTokenPrefix } from '@besesaka/schema/kernel/scopes.ts';
import type { Quota, Quotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Account extends Quota {
  isOver: boolean;
}

interface Payer {
  /** The IP address of the request; null for our own. */
  sender: string | null;
  rest: { quotas: Quotas; accessToken(): string | null };
}

export interface Budget {
  /**
   * Charges the address of a request, then its access token, and returns what is left: of the token, unless the address has
   * spent its own. Null for our own requests.
   */
  charge(payer: Payer, points: number): Promise<Account | null>;
}

export interface BudgetRule {
  points: number;
  seconds: number;
}

interface BudgetRules {
  address: BudgetRule;
  token: BudgetRule;
}

/** The budgets of unregistered documents. They are per process, because they protect this process's CPU. */
export function createBudget({ address, token }: BudgetRules): Budget {
  const ofAddress = createConsumer(address);
  const ofToken = createTokenConsumer(token);
  const accountOf = (name: string, { points, seconds }: BudgetRule, spent: Spent, quotas: Quotas): Account => {
    const quota = { name, times: points, seconds, left: spent.remainingPoints, refillsIn: spent.refillsIn };
    quotas.report(quota);
    return { ...quota, isOver: spent.consumedPoints > points };
  };
  return {
    async charge({ sender, rest }, cost) {
      if (sender === null) return null;
      const account = accountOf('cost', address, await ofAddress(sender, cost), rest.quotas);
      const secret = rest.accessToken();
      if (account.isOver || !secret?.startsWith(accessTokenPrefix)) return account;
      return accountOf('token-cost', token, ofToken(secret, cost), rest.quotas);
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

interface Spent {
  consumedPoints: number;
  remainingPoints: number;
  refillsIn: number;
}

/** Nothing has checked the token yet, so the number of counted ones is bounded. */
function createTokenConsumer({ points, seconds }: BudgetRule) {
  const spent = new LRUCache<string, number>({ max: 20_000, ttl: seconds * 1000, noUpdateTTL: true });
  return (secret: string, cost: number): Spent => {
    const key = createHash('sha256').update(secret).digest('base64');
    const consumedPoints = (spent.get(key) ?? 0) + cost;
    spent.set(key, consumedPoints);
    const refillsIn = Math.max(1, Math.ceil(spent.getRemainingTTL(key) / 1000));
    return { consumedPoints, remainingPoints: Math.max(0, points - consumedPoints), refillsIn };
  };
}

/** The library rejects when the limit is exceeded; this returns both outcomes. */
function createConsumer({ points, seconds }: BudgetRule) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address: string, cost: number): Promise<Spent> => {
    const found = await limiter.consume(address, cost).catch((rejection: unknown) => rejection);
    if (!(found instanceof RateLimiterRes)) throw found;
    const { remainingPoints, consumedPoints, msBeforeNext } = found;
    return { remainingPoints, consumedPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  };
}
