import { LRUCache } from 'lru-cache';

/** The maximum number of open sockets in this process, in total and per address. */
export interface SocketLimits {
  all: number;
  /** A whole university may share an address. */
  perAddress: number;
  /** Per user, on all their devices. */
  perPerson: number;
  /** On all sockets of a user together. */
  subscriptionsPerPerson: number;
}

export const usualSockets: SocketLimits = {
  all: 8_000,
  perAddress: 2_000,
  perPerson: 20,
  subscriptionsPerPerson: 60,
};

/** Per socket. Each inbox stream may replay a month of events; a tab needs one. */
export const socketStreams = { all: 50, inboxes: 4 } as const;

interface Held {
  sockets: number;
  subscriptions: number;
}

export type People = ReturnType<typeof createPeople>;

/** Counts the open sockets and subscriptions per user in this process. */
export function createPeople(limits: Pick<SocketLimits, 'perPerson' | 'subscriptionsPerPerson'>) {
  const open = new Map<string, Held>();

  /** Acquires a slot if one is free. */
  function take(userId: string, what: keyof Held, most: number): boolean {
    const held = open.get(userId) ?? { sockets: 0, subscriptions: 0 };
    if (held[what] >= most) return false;
    held[what] += 1;
    open.set(userId, held);
    return true;
  }

  function giveBack(userId: string, what: keyof Held, number: number): void {
    const held = open.get(userId);
    if (!held) return;
    held[what] -= number;
    if (held.sockets <= 0 && held.subscriptions <= 0) open.delete(userId);
  }

  return {
    arrive: (userId: string) => take(userId, 'sockets', limits.perPerson),
    leave: (userId: string) => giveBack(userId, 'sockets', 1),
    subscribe: (userId: string) => take(userId, 'subscriptions', limits.subscriptionsPerPerson),
    unsubscribe: (userId: string, number = 1) => giveBack(userId, 'subscriptions', number),
  };
}

/** The subscriptions of one socket and their limit. Counted before they are opened, because a packet may hold many requests. */
export class Streams {
  /** Subscription IDs, with whether each is an inbox. */
  readonly #open = new Map<string, boolean>();
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  /** Adds a subscription. Returns null, or the reason why it is refused. */
  open(id: string, userId: string | null, isInbox: boolean): string | null {
    const inboxes = [...this.#open.values()].filter(Boolean).length;
    if (isInbox && inboxes >= socketStreams.inboxes) return `At most ${socketStreams.inboxes} inboxes on one socket.`;
    if (userId !== null && !this.#people.subscribe(userId)) return 'You watch too much at once, on all your devices.';
    this.#open.set(id, isInbox);
    return null;
  }

  close(id: string, userId: string | null): void {
    if (this.#open.delete(id) && userId !== null) this.#people.unsubscribe(userId);
  }

  closeAll(userId: string | null): void {
    if (userId !== null) this.#people.unsubscribe(userId, this.#open.size);
    this.#open.clear();
  }
}

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
