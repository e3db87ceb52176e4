import { RateLimited, Unavailable } from '#platform/errors.ts';

interface Lane {
  waiting: (() => Promise<void>)[];
  running: number;
}

interface Options {
  atOnce: number;
  /** Of what nobody in particular asks for. */
  maxShared: number;
  /** Of one person, and of all people together. */
  people: { atOnce: number; maxEach: number; maxTogether: number };
}

/** What nobody in particular asks for. */
const shared = '';

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Work that takes a whole core each time. Everybody waits in a lane of their own, and the lanes take turns: whoever
 * brings much waits for themselves. What is beyond the bounds is refused at once.
 */
export function createFairQueue({ atOnce, maxShared, people }: Options) {
  const lanes = new Map<string, Lane>();
  const idle: (() => Promise<void>)[] = [];
  let running = 0;
  let waitingPeople = 0;
  let idleRunning = false;

  function next(): void {
    while (running < atOnce) {
      const name = nextLane();
      if (name === null) break;
      runIn(name);
    }
    if (running < atOnce) nextIdle();
  }

  /** The first in which there is room: whose work is done goes to the end. */
  function nextLane(): string | null {
    for (const [name, lane] of lanes) {
      if (lane.waiting.length > 0 && (name === shared || lane.running < people.atOnce)) return name;
    }
    return null;
  }

  function runIn(name: string): void {
    const lane = lanes.get(name);
    const work = lane?.waiting.shift();
    if (!lane || !work) return;
    if (name !== shared) waitingPeople -= 1;
    running += 1;
    lane.running += 1;
    void work().finally(() => {
      running -= 1;
      lane.running -= 1;
      lanes.delete(name);
      if (lane.running > 0 || lane.waiting.length > 0) lanes.set(name, lane);
      next();
    });
  }

  function nextIdle(): void {
    const work = idleRunning ? undefined : idle.shift();
    if (!work) return;
    idleRunning = true;
    running += 1;
    void work().finally(() => {
      idleRunning = false;
      running -= 1;
      next();
    });
  }

  function refusalFor(person: string, { waiting }: Lane): Error | null {
    if (person === shared) return waiting.length >= maxShared ? new Unavailable() : null;
    if (waiting.length >= people.maxEach) return new RateLimited(2);
    return waitingPeople >= people.maxTogether ? new Unavailable() : null;
  }

  return {
    /** Runs when its turn comes; `person` names the lane. */
    now<T>(work: () => Promise<T>, person: string = shared): Promise<T> {
      const lane = lanes.get(person) ?? { waiting: [], running: 0 };
      const refusal = refusalFor(person, lane);
      if (refusal) return Promise.reject(refusal);
      lanes.set(person, lane);
      return new Promise<T>((resolve, reject) => {
        if (person !== shared) waitingPeople += 1;
        lane.waiting.push(() => work().then(resolve, reject));
        next();
      });
    },
    /** Runs one at a time, while nobody waits; forgotten when too much is put off already. */
    later(work: () => Promise<void>): void {
      if (idle.length >= maxShared) return;
      idle.push(work);
      next();
    },
  };
}
