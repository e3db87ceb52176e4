export interface LoadLimits {
  /** Number of requests that are handled at once. */
  atWork: number;
  /** Number of requests that may wait; further ones are refused. */
  waiting: number;
}

/** The part of Node's `perf_hooks` that we need. It is injected because the contract imports Zod only. */
interface Timing {
  performance: { now(): number };
  monitorEventLoopDelay(options: { resolution: number }): {
    enable(): unknown;
    percentile(of: number): number;
    reset(): void;
  };
}

/**
 * Enough for a burst of visitors. More concurrent work would lengthen each turn of the event loop, which accepts one
 * new connection per turn.
 */
export const defaultLoad: LoadLimits = { atWork: 32, waiting: 512 };

/** A request that waited longer is refused: most users have left by then. */
const maxWaitMs = 3_000;
/** Above this delay of the event loop, queueing would only make things worse. */
const lateAboveMs = 400;
const checkEveryMs = 500;

export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Seconds until a client should retry, randomised so that clients do not all return at once. */
export function retryAfterSeconds(): number {
  return 1 + Math.floor(Math.random() * 4);
}

interface WaitingRequest {
  since: number;
  start(): void;
  reject(error: Overloaded): void;
}

/** The requests of one address. */
interface Lane {
  working: number;
  queue: WaitingRequest[];
}

interface Caller {
  address?: string | undefined;
  /** The share of the waiting places that requests of this kind may use. */
  share?: number;
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/**
 * Limits the concurrent work of one process, so that under any load it serves as many requests as it can and refuses
 * the others cheaply. Addresses take turns: while others wait, one address gets at most half of the slots and a
 * quarter of the waiting places.
 */
export function createLoadShedder({ atWork, waiting }: LoadLimits, timing: Timing) {
  const isLate = createLateness(timing);
  const { performance } = timing;
  const lanes = new Lanes({ atWork, waiting });
  let working = 0;
  let refused = 0;

  function isFull({ address = '', share = 1 }: Caller = {}): boolean {
    if (working < atWork) return false;
    // Even when late or full, we accept the first request of an address: the load comes from the others.
    return (lanes.waitingOf(address) > 0 && isLate()) || !lanes.hasRoom(address, share);
  }

  function refuse(): Overloaded {
    refused += 1;
    return new Overloaded('Too many requests at once');
  }

  /** Acquires a slot, now or when its turn comes. */
  function begin(address: string, share: number): Promise<void> | undefined {
    if (working < atWork) {
      working += 1;
      lanes.begin(address);
      return undefined;
    }
    if (lanes.waiting >= waiting * share) lanes.removeNewestOfLongest()?.reject(refuse());
    return new Promise((done, fail) => lanes.enqueue(address, { since: performance.now(), start: done, reject: fail }));
  }

  /** Passes the slot to the next request whose waiting time has not run out. */
  function end(address: string): void {
    working -= 1;
    lanes.end(address);
    let next = lanes.dequeueNext();
    for (; next && performance.now() - next.request.since > maxWaitMs; next = lanes.dequeueNext())
      next.request.reject(refuse());
    if (!next) return;
    working += 1;
    lanes.begin(next.address);
    next.request.start();
  }

  return {
    isFull,
    refuse,
    refused: () => refused,
    /** Throws `Overloaded` if no slot and no waiting place is free. */
    async run<T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> {
      if (isFull(caller)) throw refuse();
      const { address = '', share = 1 } = caller;
      await begin(address, share);
      try {
        return await work();
      } finally {
        end(address);
      }
    },
  };
}

/** Requests by address. Addresses without requests are removed. */
class Lanes {
  waiting = 0;
  /** Ordered by turn. */
  readonly #lanes = new Map<string, Lane>();
  readonly #limits: LoadLimits;
  /** Limits of one address while others wait. */
  readonly #limitsPerAddress: LoadLimits;

  constructor(limits: LoadLimits) {
    const part = (of: number, parts: number) => Math.max(1, Math.floor(of / parts));
    this.#limits = limits;
    this.#limitsPerAddress = { atWork: part(limits.atWork, 2), waiting: part(limits.waiting, 4) };
  }

  waitingOf(address: string): number {
    return this.#lanes.get(address)?.queue.length ?? 0;
  }

  /** If all waiting places are taken, an address below its quarter may take one from an address with more. */
  hasRoom(address: string, share: number): boolean {
    const own = this.waitingOf(address);
    const { waiting: quarter } = this.#limitsPerAddress;
    if (this.waiting < this.#limits.waiting * share) return own < quarter || this.waiting === own;
    return own < quarter && this.#longestOther(address) > Math.max(own, quarter * share);
  }

  #longestOther(address: string): number {
    let longest = 0;
    for (const [other, { queue }] of this.#lanes) if (other !== address) longest = Math.max(longest, queue.length);
    return longest;
  }

  enqueue(address: string, waiting: WaitingRequest): void {
    this.#laneOf(address).queue.push(waiting);
    this.waiting += 1;
  }

  /** Moves the address behind all others. */
  begin(address: string): void {
    const lane = this.#laneOf(address);
    lane.working += 1;
    this.#lanes.delete(address);
    this.#lanes.set(address, lane);
  }

  end(address: string): void {
    const lane = this.#lanes.get(address);
    if (lane) lane.working -= 1;
    this.#forgetIdle(address);
  }

  /**
   * The next request of the address whose turn it is. An address that uses its half of the slots lets the others
   * pass.
   */
  dequeueNext(): { address: string; request: WaitingRequest } | null {
    let oldest: [string, Lane] | undefined;
    for (const lane of this.#lanes) {
      if (lane[1].queue.length === 0) continue;
      oldest ??= lane;
      if (lane[1].working >= this.#limitsPerAddress.atWork) continue;
      oldest = lane;
      break;
    }
    const waited = oldest?.[1].queue.shift();
    if (!oldest || !waited) return null;
    this.waiting -= 1;
    this.#forgetIdle(oldest[0]);
    return { address: oldest[0], request: waited };
  }

  /** The request that is dropped to make room for another address. */
  removeNewestOfLongest(): WaitingRequest | undefined {
    let longest: [string, Lane] | undefined;
    for (const lane of this.#lanes) if (lane[1].queue.length > (longest?.[1].queue.length ?? 0)) longest = lane;
    const removed = longest?.[1].queue.pop();
    if (!longest || !removed) return undefined;
    this.waiting -= 1;
    this.#forgetIdle(longest[0]);
    return removed;
  }

  #laneOf(address: string): Lane {
    const lane = this.#lanes.get(address) ?? { working: 0, queue: [] };
    this.#lanes.set(address, lane);
    return lane;
  }

  #forgetIdle(address: string): void {
    const lane = this.#lanes.get(address);
    if (lane?.working === 0 && lane.queue.length === 0) this.#lanes.delete(address);
  }
}

/** Uses the median delay, because a single long turn of the event loop is no overload. */
function createLateness({ performance, monitorEventLoopDelay }: Timing): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let checkedAt = performance.now();
  let isLate = false;
  return () => {
    if (performance.now() - checkedAt < checkEveryMs) return isLate;
    checkedAt = performance.now();
    isLate = delay.percentile(50) > lateAboveMs * 1e6;
    delay.reset();
    return isLate;
  };
}
