import { createHash } from 'node:crypto';
import { isProgramToken, programOf } from '@besesaka/schema/kernel/scopes.ts';
import type { Quota, Quotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Account extends Quota {
  isOver: boolean;
}

interface Payer {
  /** The IP address of the request; null for our own. */
  sender: string | null;
  rest: { quotas: Quotas; accessToken(): string | null; isVisitor(): boolean };
  /** Null if the marketplace does not know the user. Rejects if it does not answer. */
  live: { findViewer(): Promise<unknown> };
}

export interface Budget {
  /**
   * Charges the address of a request, then its API key, and returns what is left: of the key, unless the address has
   * spent its own. The visitors of an address have a smaller budget of their own. Null for our own requests.
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

/** Visitors have a tenth of their address's budget: about half a second of the processor in ten seconds. */
const visitorShare = 0.1;

/** The budgets of unregistered documents. They are per process, because they protect this process's CPU. */
export function createBudget({ address, token }: BudgetRules): Budget {
  const visitor = { ...address, points: address.points * visitorShare };
  const chargeAddress = createConsumer(address);
  const chargeVisitors = createConsumer(visitor);
  const chargeToken = createTokenConsumer(token);
  const isUser = createUserCheck();
  const reportAccount = (name: string, { points, seconds }: BudgetRule, spent: Spent, quotas: Quotas): Account => {
    const left = Math.max(0, points - spent.consumedPoints);
    const quota = { name, times: points, seconds, left, refillsIn: spent.refillsIn };
    quotas.report(quota);
    return { ...quota, isOver: spent.consumedPoints > points };
  };
  return {
    async charge(payer, cost) {
      const { sender, rest } = payer;
      if (sender === null) return null;
      if (rest.isVisitor()) return reportAccount('cost', visitor, await chargeVisitors(sender, cost), rest.quotas);
      const spent = await chargeAddress(sender, cost);
      // Credentials are checked only when they matter.
      const isTrusted = spent.consumedPoints <= visitor.points || (await isUser(payer));
      const account = reportAccount('cost', isTrusted ? address : visitor, spent, rest.quotas);
      const secret = rest.accessToken();
      if (account.isOver || secret === null || !isProgramToken(secret)) return account;
      return reportAccount('token-cost', token, chargeToken(programOf(secret), cost), rest.quotas);
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

/** Whether the marketplace accepts the credentials of a payer. Its answer is cached for a minute; a failure is not. */
function createUserCheck() {
  const checks = new LRUCache<string, Promise<boolean>>({ max: 20_000, ttl: 60_000 });
  return ({ rest, live }: Payer): Promise<boolean> => {
    const token = rest.accessToken();
    const key = hashSecret(token ?? '');
    const cached = checks.get(key);
    if (cached) return cached;
    const check = live.findViewer().then(
      (viewer) => viewer !== null,
      () => {
        checks.delete(key);
        return false;
      },
    );
    // Without a token the session is renewed first, and then has another one.
    if (token !== null) checks.set(key, check);
    return check;
  };
}

/** Secrets are not held longer than the request. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}

interface Spent {
  consumedPoints: number;
  refillsIn: number;
}

/** Nothing has checked the token yet, so the number of counted ones is bounded. */
function createTokenConsumer({ seconds }: BudgetRule) {
  const spent = new LRUCache<string, number>({ max: 20_000, ttl: seconds * 1000, noUpdateTTL: true });
  return (secret: string, cost: number): Spent => {
    const key = hashSecret(secret);
    const consumedPoints = (spent.get(key) ?? 0) + cost;
    spent.set(key, consumedPoints);
    const refillsIn = Math.max(1, Math.ceil(spent.getRemainingTTL(key) / 1000));
    return { consumedPoints, refillsIn };
  };
}

/** The library rejects when the limit is exceeded; this returns both outcomes. */
function createConsumer({ points, seconds }: BudgetRule) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address: string, cost: number): Promise<Spent> => {
    const result = await limiter.consume(address, cost).catch((rejection: unknown) => rejection);
    if (!(result instanceof RateLimiterRes)) throw result;
    const { consumedPoints, msBeforeNext } = result;
    return { consumedPoints, refillsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  };
}
