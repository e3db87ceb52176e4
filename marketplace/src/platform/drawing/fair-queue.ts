import { RateLimited, Unavailable } from '#platform/base/errors.ts';

type Work = () => Promise<void>;

interface Lane {
  waiting: Work[];
  running: number;
}

interface LaneLimits {
  /** The limit of waiting work that belongs to no user. */
  maxShared: number;
  /** The limits per user, and of all users together. */
  users: { atOnce: number; maxEach: number; maxTogether: number };
}

/** The lane of work that belongs to no user. */
const shared = '';

/** All waiting work, in one lane per user; the lanes take turns. */
function createLanes({ maxShared, users }: LaneLimits) {
  const lanes = new Map<string, Lane>();
  let waitingUsers = 0;

  function refusalFor(user: string, { waiting }: Lane): Error | null {
    if (user === shared) return waiting.length >= maxShared ? new Unavailable() : null;
    if (waiting.length >= users.maxEach) return new RateLimited(2);
    return waitingUsers >= users.maxTogether ? new Unavailable() : null;
  }

  return {
    /** Returns an error if there is no room. */
    put(user: string, work: Work): Error | null {
      const lane = lanes.get(user) ?? { waiting: [], running: 0 };
      const refusal = refusalFor(user, lane);
      if (refusal) return refusal;
      lanes.set(user, lane);
      lane.waiting.push(work);
      if (user !== shared) waitingUsers += 1;
      return null;
    },
    /** Takes the next work from the first lane that may run more. A lane goes to the end once its work is over. */
    take(): { work: Work; over: () => void } | null {
      for (const [user, lane] of lanes) {
        const work = user === shared || lane.running < users.atOnce ? lane.waiting.shift() : undefined;
        if (!work) continue;
        if (user !== shared) waitingUsers -= 1;
        lane.running += 1;
        const over = () => {
          lane.running -= 1;
          lanes.delete(user);
          if (lane.running > 0 || lane.waiting.length > 0) lanes.set(user, lane);
        };
        return { work, over };
      }
      return null;
    },
  };
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Schedules work that takes a whole core. Each user waits in their own lane and the lanes take turns, so users with
 * many pictures only delay themselves. Work beyond the limits is refused at once.
 */
export function createFairQueue({ atOnce, ...limits }: LaneLimits & { atOnce: number }) {
  const lanes = createLanes(limits);
  const idle: Work[] = [];
  let running = 0;
  let idleRunning = false;

  function next(): void {
    while (running < atOnce) {
      const turn = lanes.take();
      if (!turn) break;
      run(turn.work, turn.over);
    }
    const putOff = running < atOnce && !idleRunning ? idle.shift() : undefined;
    if (!putOff) return;
    idleRunning = true;
    run(putOff, () => {
      idleRunning = false;
    });
  }

  function run(work: Work, over: () => void): void {
    running += 1;
    void work().finally(() => {
      running -= 1;
      over();
      next();
    });
  }

  return {
    /** Runs when its turn comes; `user` names the lane. */
    now<T>(work: () => Promise<T>, user: string = shared): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const refusal = lanes.put(user, () => work().then(resolve, reject));
        if (refusal) reject(refusal);
        else next();
      });
    },
    /** Runs one at a time while nothing else waits. It is dropped if too much is deferred already. */
    later(work: Work): void {
      if (idle.length >= limits.maxShared) return;
      idle.push(work);
      next();
    },
  };
}
