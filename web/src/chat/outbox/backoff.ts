export interface Backoff {
  /** After a failure: a second, doubling up to half a minute, each with a random part. */
  next(): void;
  /** At a known moment. */
  after(milliseconds: number): void;
  /** It went well: the next failure begins anew. */
  reset(): void;
  clear(): void;
}

/** One clock for all queues: the earliest moment counts, and whoever is not due then sets it again. */
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
