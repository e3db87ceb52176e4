import { LRUCache } from 'lru-cache';

const everyMs = 10_000;

/** Per ten seconds. A tab that reconnects sends about sixty messages at once, and many users may share an address. */
const allowed = {
  socket: { messages: 500, reading: 50_000 },
  address: { messages: 30_000, reading: 100_000 },
};

/**
 * The budget of a client's messages. Checking and charging is one synchronous step, because a packet may hold thousands of
 * messages, and those beyond the limit must not pass while the first ones are processed.
 */
export class Budget {
  readonly #of: keyof typeof allowed;
  readonly #shared: Budget | null;
  #left = { messages: 0, reading: 0 };
  #since = Number.NEGATIVE_INFINITY;

  constructor(of: keyof typeof allowed, shared: Budget | null = null) {
    this.#of = of;
    this.#shared = shared;
  }

  /** Each message costs one; a long one costs more. */
  mayReceive(length: number): boolean {
    return this.#take('messages', 1 + Math.floor(length / 1_000));
  }

  /** Charged by length: a thousand characters take about 2 ms to parse and validate. Registered documents are free. */
  mayRead(length: number): boolean {
    return this.#take('reading', length);
  }

  #take(what: 'messages' | 'reading', cost: number): boolean {
    const now = performance.now();
    if (now - this.#since >= everyMs) {
      this.#since = now;
      this.#left = { ...allowed[this.#of] };
    }
    if (cost > this.#left[what]) return false;
    this.#left[what] -= cost;
    return this.#shared === null || this.#shared.#take(what, cost);
  }
}

/** A socket's budget, partly shared with the other sockets of its address. */
export function createBudgets(): (address: string) => Budget {
  const addresses = new LRUCache<string, Budget>({ max: 20_000 });
  return (address) => {
    const shared = addresses.get(address) ?? new Budget('address');
    addresses.set(address, shared);
    return new Budget('socket', shared);
  };
}
