import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoadLimits {
  /** So many requests are answered at once; */
  atWork: number;
  /** so many wait for that, and whoever comes then is told to come again. */
  waiting: number;
}

/** Rendering is work for the processor alone, so that more at once would only take longer. */
export const usualLoad: LoadLimits = { atWork: 8, waiting: 32 };

/** Nobody waits longer to be begun: by then most have gone. */
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

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/** Bounds what one process does at once, so that under any load it serves as many as it can and refuses the others at little cost. */
export function createLoadShedder({ atWork, waiting }: LoadLimits) {
  const queue: Waiting[] = [];
  const isLate = createLateness();
  let working = 0;
  let refused = 0;

  /** Of the places to wait only this share is there for whoever asks. */
  const isFull = (share = 1) => working >= atWork && (queue.length >= waiting * share || isLate());

  function refuse(): Overloaded {
    refused += 1;
    return new Overloaded('Too many requests at once');
  }

  function begin(): Promise<void> | undefined {
    if (working >= atWork) {
      return new Promise((done, fail) => queue.push({ since: performance.now(), begin: done, giveUp: fail }));
    }
    working += 1;
    return undefined;
  }

  /** Gives the place on to the first who has not waited in vain. */
  function end(): void {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (performance.now() - next.since <= patienceMs) {
        next.begin();
        return;
      }
      next.giveUp(refuse());
    }
    working -= 1;
  }

  return {
    isFull,
    refuse,
    refused: () => refused,
    /** Throws `Overloaded` where there is no place. */
    async run<T>(work: () => Promise<T>, share = 1): Promise<T> {
      if (isFull(share)) throw refuse();
      await begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

/** A single long turn of the event loop is no load: only the median tells. */
function createLateness(): () => boolean {
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
