import { LRUCache } from 'lru-cache';

interface Allowed {
  amount: number;
  everyMs: number;
}

const everyMs = 10_000;
/** A tab that comes back says some sixty things at once; many people may share an address. */
const messages = { socket: { amount: 500, everyMs }, address: { amount: 30_000, everyMs } };
/** In characters: 1,000 of them cost some 2 ms. The web app's own documents are registered, and cost nothing. */
const reading = { socket: { amount: 50_000, everyMs }, address: { amount: 100_000, everyMs } };

/**
 * So much in so long. Asked and charged in one step without waiting, because one packet may hold thousands of
 * messages, and those behind the limit must not pass while the first ones are looked at.
 */
class Allowance {
  readonly #allowed: Allowed;
  #left: number;
  #since = 0;

  constructor(allowed: Allowed) {
    this.#allowed = allowed;
    this.#left = allowed.amount;
  }

  /** False when there is not so much left. */
  take(cost: number): boolean {
    const now = Math.floor(performance.now());
    if (now - this.#since >= this.#allowed.everyMs) {
      this.#since = now;
      this.#left = this.#allowed.amount;
    }
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
}

/** What somebody's messages may cost. */
export class Budget {
  readonly #messages: Allowance;
  readonly #reading: Allowance;
  readonly #shared: Budget | null;

  constructor(of: 'socket' | 'address', shared: Budget | null = null) {
    this.#messages = new Allowance(messages[of]);
    this.#reading = new Allowance(reading[of]);
    this.#shared = shared;
  }

  /** Charged for each message, and more for a long one. */
  mayReceive(length: number): boolean {
    const cost = 1 + Math.floor(length / 1_000);
    return this.#messages.take(cost) && this.#shared?.mayReceive(length) !== false;
  }

  /** Charged for each document that has to be parsed and checked. */
  mayRead(length: number): boolean {
    return this.#reading.take(length) && this.#shared?.mayRead(length) !== false;
  }
}

export type BudgetFor = (address: string) => Budget;

/** What a socket may cost, alone and together with the others of its address. */
export function createBudgets(): BudgetFor {
  // Those that were silent longest are forgotten.
  const addresses = new LRUCache<string, Budget>({ max: 20_000 });
  return (address) => {
    const shared = addresses.get(address) ?? new Budget('address');
    addresses.set(address, shared);
    return new Budget('socket', shared);
  };
}
