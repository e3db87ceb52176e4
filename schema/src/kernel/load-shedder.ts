export interface LoadLimits {
  /** So many requests are answered at once; */
  atWork: number;
  /** so many wait for that, and who comes then has to come again. */
  waiting: number;
}

/** Of Node's `perf_hooks`, which are no part of the contract. */
export interface Timing {
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
  const now = () => timing.performance.now();
  /** In the order of their turns; who has nothing here is forgotten. */
  const lanes = new Map<string, Lane>();
  const mostAtWork = Math.max(1, Math.floor(atWork / 2));
  const mostWaiting = Math.max(1, Math.floor(waiting / 4));
  let working = 0;
  let queued = 0;
  let refused = 0;

  function isFull({ address = '', share = 1 }: Asker = {}): boolean {
    if (working < atWork) return false;
    const own = lanes.get(address)?.queue.length ?? 0;
    // Late or full, there is room for the first of an address: it is the others who bring too much.
    if (own > 0 && isLate()) return true;
    if (queued < waiting * share) return own >= mostWaiting && queued > own;
    return own >= mostWaiting || longestBeside(address) <= Math.max(own, mostWaiting * share);
  }

  function longestBeside(address: string): number {
    let longest = 0;
    for (const [other, { queue }] of lanes) if (other !== address) longest = Math.max(longest, queue.length);
    return longest;
  }

  function refuse(): Overloaded {
    refused += 1;
    return new Overloaded('Too many requests at once');
  }

  function forgetIdle(address: string): void {
    const lane = lanes.get(address);
    if (lane?.working === 0 && lane.queue.length === 0) lanes.delete(address);
  }

  function takeFrom(address: string, lane: Lane, which: 'first' | 'last'): Waiting | undefined {
    const taken = which === 'first' ? lane.queue.shift() : lane.queue.pop();
    if (taken) queued -= 1;
    forgetIdle(address);
    return taken;
  }

  /** The newest of the longest lane goes, so that there is room for another address. */
  function makeRoom(): void {
    let longest: [string, Lane] | undefined;
    for (const lane of lanes) if (lane[1].queue.length > (longest?.[1].queue.length ?? 0)) longest = lane;
    if (longest) takeFrom(...longest, 'last')?.giveUp(refuse());
  }

  function begin(lane: Lane, share: number): Promise<void> | undefined {
    if (working < atWork) {
      working += 1;
      lane.working += 1;
      return undefined;
    }
    if (queued >= waiting * share) makeRoom();
    queued += 1;
    return new Promise((done, fail) => lane.queue.push({ since: now(), begin: done, giveUp: fail }));
  }

  /** Whose turn it is: an address that has its half lets the others pass. */
  function nextLane(): [string, Lane] | undefined {
    let other: [string, Lane] | undefined;
    for (const lane of lanes) {
      if (lane[1].queue.length === 0) continue;
      if (lane[1].working < mostAtWork) return lane;
      other ??= lane;
    }
    return other;
  }

  /** Gives the place on to the next who has not waited in vain. */
  function end(address: string, lane: Lane): void {
    working -= 1;
    lane.working -= 1;
    forgetIdle(address);
    for (let next = nextLane(); next; next = nextLane()) {
      const [nextAddress, nextOne] = next;
      const first = takeFrom(nextAddress, nextOne, 'first');
      if (!first || now() - first.since > patienceMs) {
        first?.giveUp(refuse());
        continue;
      }
      working += 1;
      nextOne.working += 1;
      // Its next turn comes after those of all others.
      lanes.delete(nextAddress);
      lanes.set(nextAddress, nextOne);
      first.begin();
      return;
    }
  }

  return {
    isFull,
    refuse,
    refused: () => refused,
    /** Throws `Overloaded` where there is no place. */
    async run<T>(work: () => Promise<T>, asker: Asker = {}): Promise<T> {
      if (isFull(asker)) throw refuse();
      const { address = '', share = 1 } = asker;
      const lane = lanes.get(address) ?? { working: 0, queue: [] };
      lanes.set(address, lane);
      await begin(lane, share);
      try {
        return await work();
      } finally {
        end(address, lane);
      }
    },
  };
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
