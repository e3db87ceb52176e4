export interface LoadLimits {
  /** So many requests are answered at once; */
  atWork: number;
  /** so many wait for that, and who comes then has to come again. */
  waiting: number;
}

/** Of Node's `perf_hooks`, which are no part of the contract. */
interface Timing {
  performance: { now(): number };
  monitorEventLoopDelay(options: { resolution: number }): {
    enable(): unknown;
    percentile(of: number): number;
    reset(): void;
  };
}

/** Room for a burst of visitors; with more at work each turn of the event loop is longer, and it takes one new connection a turn. */
export const usualLoad: LoadLimits = { atWork: 32, waiting: 512 };

/** No request waits longer to be begun: by then most people have gone. */
const patienceMs = 3_000;
/** The event loop comes round so seldom that queueing would only make it worse. */
const lateMs = 400;
const lookEveryMs = 500;

export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** When to come again, in seconds; not for all the same. */
export function comeAgainIn(): number {
  return 1 + Math.floor(Math.random() * 4);
}

interface Waiting {
  since: number;
  begin(): void;
  giveUp(error: Overloaded): void;
}

/** The requests of one address. */
interface Lane {
  working: number;
  queue: Waiting[];
}

interface Asker {
  address?: string | undefined;
  /** Of the places to wait only this share is there for those who ask like this. */
  share?: number;
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/**
 * Bounds what one process does at once, so that under any load it serves as many as it can and refuses the others at little
 * cost. Addresses take turns: while others wait, one has at most half of the places at work and a quarter of those to wait.
 */
export function createLoadShedder({ atWork, waiting }: LoadLimits, timing: Timing) {
  const isLate = createLateness(timing);
  const { performance } = timing;
  const lanes = new Lanes({ atWork, waiting });
  let working = 0;
  let refused = 0;

  function isFull({ address = '', share = 1 }: Asker = {}): boolean {
    if (working < atWork) return false;
    // Late or full, there is room for the first of an address: it is the others who bring too much.
    return (lanes.waitingOf(address) > 0 && isLate()) || !lanes.hasRoom(address, share);
  }

  function refuse(): Overloaded {
    refused += 1;
    return new Overloaded('Too many requests at once');
  }

  /** Takes a place at work, now or when its turn comes. */
  function begin(address: string, share: number): Promise<void> | undefined {
    if (working < atWork) {
      working += 1;
      lanes.begin(address);
      return undefined;
    }
    if (lanes.waiting >= waiting * share) lanes.takeNewestOfLongest()?.giveUp(refuse());
    return new Promise((done, fail) => lanes.wait(address, { since: performance.now(), begin: done, giveUp: fail }));
  }

  /** Gives the place on to the next who has not waited in vain. */
  function end(address: string): void {
    working -= 1;
    lanes.end(address);
    let next = lanes.takeNext();
    for (; next && performance.now() - next.waited.since > patienceMs; next = lanes.takeNext())
      next.waited.giveUp(refuse());
    if (!next) return;
    working += 1;
    lanes.begin(next.address);
    next.waited.begin();
  }

  return {
    isFull,
    refuse,
    refused: () => refused,
    /** Throws `Overloaded` where there is no place. */
    async run<T>(work: () => Promise<T>, asker: Asker = {}): Promise<T> {
      if (isFull(asker)) throw refuse();
      const { address = '', share = 1 } = asker;
      await begin(address, share);
      try {
        return await work();
      } finally {
        end(address);
      }
    },
  };
}

/** The requests of all addresses. Those that have nothing here are forgotten. */
class Lanes {
  waiting = 0;
  /** In the order of their turns. */
  readonly #lanes = new Map<string, Lane>();
  readonly #most: LoadLimits;
  /** Of one address while others wait. */
  readonly #mostOfOne: LoadLimits;

  constructor(limits: LoadLimits) {
    const part = (of: number, parts: number) => Math.max(1, Math.floor(of / parts));
    this.#most = limits;
    this.#mostOfOne = { atWork: part(limits.atWork, 2), waiting: part(limits.waiting, 4) };
  }

  waitingOf(address: string): number {
    return this.#lanes.get(address)?.queue.length ?? 0;
  }

  /** Where all places are taken, one who has less than its quarter takes that of an address with more. */
  hasRoom(address: string, share: number): boolean {
    const own = this.waitingOf(address);
    const { waiting: quarter } = this.#mostOfOne;
    if (this.waiting < this.#most.waiting * share) return own < quarter || this.waiting === own;
    return own < quarter && this.#longestBeside(address) > Math.max(own, quarter * share);
  }

  #longestBeside(address: string): number {
    let longest = 0;
    for (const [other, { queue }] of this.#lanes) if (other !== address) longest = Math.max(longest, queue.length);
    return longest;
  }

  wait(address: string, one: Waiting): void {
    this.#laneOf(address).queue.push(one);
    this.waiting += 1;
  }

  /** Its next turn comes after those of all others. */
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

  /** The first of the address whose turn it is: one that has its half lets the others pass. */
  takeNext(): { address: string; waited: Waiting } | null {
    let found: [string, Lane] | undefined;
    for (const lane of this.#lanes) {
      if (lane[1].queue.length === 0) continue;
      found ??= lane;
      if (lane[1].working >= this.#mostOfOne.atWork) continue;
      found = lane;
      break;
    }
    const waited = found?.[1].queue.shift();
    if (!found || !waited) return null;
    this.waiting -= 1;
    this.#forgetIdle(found[0]);
    return { address: found[0], waited };
  }

  /** Who goes where there is no room for one of another address. */
  takeNewestOfLongest(): Waiting | undefined {
    let longest: [string, Lane] | undefined;
    for (const lane of this.#lanes) if (lane[1].queue.length > (longest?.[1].queue.length ?? 0)) longest = lane;
    const taken = longest?.[1].queue.pop();
    if (!longest || !taken) return undefined;
    this.waiting -= 1;
    this.#forgetIdle(longest[0]);
    return taken;
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

/** A single long turn of the event loop is no load: only the median tells. */
function createLateness({ performance, monitorEventLoopDelay }: Timing): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lookedAt = performance.now();
  let isLate = false;
  return () => {
    if (performance.now() - lookedAt < lookEveryMs) return isLate;
    lookedAt = performance.now();
    isLate = delay.percentile(50) > lateMs * 1e6;
    delay.reset();
    return isLate;
  };
}
