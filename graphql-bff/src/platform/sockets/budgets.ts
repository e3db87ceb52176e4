import { LRUCache } from 'lru-cache';

const everyMs = 10_000;

/** In each ten seconds. A tab that comes back says some sixty things at once; many people may share an address. */
const allowed = {
  socket: { messages: 500, reading: 50_000 },
  address: { messages: 30_000, reading: 100_000 },
};

/**
 * What somebody's messages may cost. Asked and charged in one step without waiting, because one packet may hold thousands
 * of them, and those behind the limit must not pass while the first ones are looked at.
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

  /** Each message costs one, and a long one more. */
  mayReceive(length: number): boolean {
    return this.#take('messages', 1 + Math.floor(length / 1_000));
  }

  /** By its characters, of which a thousand take some 2 ms to parse and check. Registered documents are ready. */
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

/** A socket's budget, which it shares in part with the others of its address. */
export function createBudgets(): (address: string) => Budget {
  const addresses = new LRUCache<string, Budget>({ max: 20_000 });
  return (address) => {
    const shared = addresses.get(address) ?? new Budget('address');
    addresses.set(address, shared);
    return new Budget('socket', shared);
  };
}
