interface Lane {
  working: number;
  queue: (() => void)[];
}

/** Number of unregistered documents of one address that run at once. */
const atOnce = 2;
/** Number of those that may wait. Further requests are refused. */
const mostWaiting = 64;

export type Turns = ReturnType<typeof createTurns>;

/** Runs the work of each owner in order, a few at once, so that one owner cannot fill the event loop. */
export function createTurns() {
  const lanes = new Map<string, Lane>();

  function leave(owner: string, lane: Lane): void {
    const next = lane.queue.shift();
    if (next) next();
    else if (lane.working > 1) lane.working -= 1;
    else lanes.delete(owner);
  }

  return {
    isFull: (owner: string) => (lanes.get(owner)?.queue.length ?? 0) >= mostWaiting,
    async run<T>(owner: string, work: () => Promise<T> | T): Promise<T> {
      const lane = lanes.get(owner) ?? { working: 0, queue: [] };
      lanes.set(owner, lane);
      if (lane.working < atOnce) lane.working += 1;
      else await new Promise<void>((begin) => lane.queue.push(begin));
      try {
        return await work();
      } finally {
        leave(owner, lane);
      }
    },
  };
}
