import type { Ctx } from '#platform/context.ts';

/** Work that each process looks for every second. The processes share it by claims in the database. */
export interface Worker {
  name: string;
  /** Returns when nothing is left to do now, or soon after `isClosing` is true. */
  run: (args: { context: () => Ctx; isClosing: () => boolean }) => Promise<void>;
}

const everyMs = 1_000;

export function createWorkers(workers: readonly Worker[], context: () => Ctx) {
  let isClosed = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();

  function next(worker: Worker): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const turn = worker
        .run({ context, isClosing: () => isClosed })
        .catch((err: unknown) => context().log.warn({ err, worker: worker.name }, 'a worker failed and tries again'))
        .finally(() => {
          running.delete(turn);
          next(worker);
        });
      running.add(turn);
    }, everyMs);
    timers.add(timer);
  }

  return {
    start: () => workers.forEach(next),
    async close(): Promise<void> {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
