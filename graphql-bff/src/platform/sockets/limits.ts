import { LRUCache } from 'lru-cache';

/** The maximum number of open sockets in this process, in total and per address. */
export interface SocketLimits {
  all: number;
  /** A whole university may share an address. */
  perAddress: number;
  /** Per user, on all their devices. */
  perUser: number;
  /** The number of open subscriptions in this process. */
  subscriptions: number;
  /** On all sockets of a user together. */
  subscriptionsPerUser: number;
  /** On all sockets of the visitors of an address together. */
  subscriptionsPerAddress: number;
  /** The different unregistered subscriptions of an address: each event runs each of them. */
  streamsPerAddress: number;
}

export const usualSockets: SocketLimits = {
  all: 8_000,
  perAddress: 2_000,
  perUser: 20,
  subscriptions: 40_000,
  subscriptionsPerUser: 60,
  subscriptionsPerAddress: 6_000,
  streamsPerAddress: 200,
};

/** Per socket. Each inbox stream may replay a month of events; a tab needs one. */
export const socketStreams = { all: 50, inboxes: 4 } as const;

interface Held {
  sockets: number;
  subscriptions: number;
}

export type Users = ReturnType<typeof createUsers>;

/** A user or, for visitors, an address. */
export interface Owner {
  name: string;
  isVisitor: boolean;
}

/** Counts the open sockets of users, and the subscriptions of all owners, in this process. */
export function createUsers(limits: SocketLimits) {
  const open = new Map<string, Held>();
  let subscriptions = 0;

  /** Acquires a slot if one is free. */
  function take(name: string, what: keyof Held, most: number): boolean {
    const held = open.get(name) ?? { sockets: 0, subscriptions: 0 };
    if (held[what] >= most) return false;
    held[what] += 1;
    open.set(name, held);
    return true;
  }

  function giveBack(name: string, what: keyof Held, number: number): void {
    const held = open.get(name);
    if (!held) return;
    held[what] -= number;
    if (held.sockets <= 0 && held.subscriptions <= 0) open.delete(name);
  }

  return {
    arrive: (userId: string) => take(userId, 'sockets', limits.perUser),
    leave: (userId: string) => giveBack(userId, 'sockets', 1),
    /** Returns the reason why there is no slot, else null. */
    subscribe({ name, isVisitor }: Owner): string | null {
      if (subscriptions >= limits.subscriptions) return 'Too much is watched here at the moment; try again later.';
      const most = isVisitor ? limits.subscriptionsPerAddress : limits.subscriptionsPerUser;
      if (!take(name, 'subscriptions', most)) return 'You watch too much at once, on all your devices.';
      subscriptions += 1;
      return null;
    },
    unsubscribe({ name }: Owner, number = 1): void {
      subscriptions -= number;
      giveBack(name, 'subscriptions', number);
    },
  };
}

/** The subscriptions of one socket and their limit. Counted before they are opened, because a packet may hold many requests. */
export class Streams {
  /** Subscription IDs, with whether each is an inbox. */
  readonly #open = new Map<string, boolean>();
  readonly #users: Users;

  constructor(users: Users) {
    this.#users = users;
  }

  /** Adds a subscription. Returns null, or the reason why it is refused. */
  open(id: string, owner: Owner, isInbox: boolean): string | null {
    const inboxes = [...this.#open.values()].filter(Boolean).length;
    if (isInbox && inboxes >= socketStreams.inboxes) return `At most ${socketStreams.inboxes} inboxes on one socket.`;
    const refused = this.#users.subscribe(owner);
    if (refused === null) this.#open.set(id, isInbox);
    return refused;
  }

  close(id: string, owner: Owner): void {
    if (this.#open.delete(id)) this.#users.unsubscribe(owner);
  }

  closeAll(owner: Owner): void {
    this.#users.unsubscribe(owner, this.#open.size);
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
