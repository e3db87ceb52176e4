export interface Backoff {
  /** After a failure: waits a second, doubling up to half a minute, each with random jitter. */
  next(): void;
  /** Waits for a given time. */
  after(milliseconds: number): void;
  /** Called after a success, so that the next failure starts with a short wait. */
  reset(): void;
  clear(): void;
}

/** One timer for all queues. The earliest time wins; a queue that is not due yet sets it again. */
export function createBackoff(random: () => number, onDue: () => void): Backoff {
  let failures = 0;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  };
  const after = (milliseconds: number) => {
    const moment = performance.now() + milliseconds;
    if (moment >= due) return;
    clear();
    due = moment;
    timer = setTimeout(() => {
      clear();
      onDue();
    }, milliseconds);
  };
  return {
    next() {
      after(backoffDelay(failures, random()));
      failures += 1;
    },
    after,
    reset() {
      failures = 0;
    },
    clear,
  };
}

function backoffDelay(failures: number, random: number): number {
  const full = Math.min(30_000, 1000 * 2 ** Math.min(failures, 10));
  return Math.round(full / 2 + (full / 2) * random);
}
