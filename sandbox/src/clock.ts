import { Hono } from 'hono';
import { z } from 'zod';

/** The time of the sandbox, and what it does later. */
export interface Clock {
  now(): number;
  later(ms: number, run: () => unknown): void;
  close(): void;
}

export function createClock(): Clock {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  return {
    now: Date.now,
    later(ms, run) {
      if (isClosed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const movement = z.object({ at: z.coerce.date() });

/** A clock that a test moves by `POST /clock`, which answers once all that is due by then is done. */
export function createMovedClock(start: Date): Clock & { api: Hono } {
  let time = start.getTime();
  let plans: { at: number; run: () => unknown }[] = [];
  const next = (until: number) => plans.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];

  const api = new Hono();
  api.post('/clock', async (c) => {
    const until = Math.max(time, movement.parse(await c.req.json()).at.getTime());
    for (let plan = next(until); plan; plan = next(Math.max(time, until))) {
      const one = plan;
      plans = plans.filter((other) => other !== one);
      time = Math.max(time, one.at);
      await one.run();
    }
    time = Math.max(time, until);
    return c.text('');
  });
  return {
    api,
    // No two events have one time, so their order is certain.
    now: () => {
      time += 1;
      return time;
    },
    later: (ms, run) => void plans.push({ at: time + ms, run }),
    close: () => {
      plans = [];
    },
  };
}
