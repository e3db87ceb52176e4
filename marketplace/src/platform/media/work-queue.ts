export interface WorkQueue {
  /** Runs as soon as there is room; null when too many wait already. */
  now<T>(work: () => Promise<T>): Promise<T> | null;
  /** Runs one at a time, while nobody waits; forgotten when too many are waiting. */
  later(work: () => Promise<void>): void;
}

interface Options {
  atOnce: number;
  maxWaiting: number;
}

/** Work that takes a whole core each time: a few at once, and a bound on what may wait. */
export function createWorkQueue({ atOnce, maxWaiting }: Options): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const idle: (() => Promise<void>)[] = [];
  let running = 0;
  let idleRunning = 0;

  function next(): void {
    while (running < atOnce) {
      const isIdle = urgent.length === 0;
      if (isIdle && idleRunning > 0) return;
      const work = isIdle ? idle.shift() : urgent.shift();
      if (!work) return;
      run(work, isIdle);
    }
  }

  function run(work: () => Promise<void>, isIdle: boolean): void {
    running += 1;
    idleRunning += isIdle ? 1 : 0;
    void work().finally(() => {
      running -= 1;
      idleRunning -= isIdle ? 1 : 0;
      next();
    });
  }

  return {
    now: <T>(work: () => Promise<T>) => {
      if (urgent.length >= maxWaiting) return null;
      return new Promise<T>((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject));
        next();
      });
    },
    later: (work) => {
      if (idle.length >= maxWaiting) return;
      idle.push(work);
      next();
    },
  };
}
