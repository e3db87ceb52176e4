import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus, Kept } from '#platform/bus/bus.ts';
import type { PresenceState } from '#platform/inbox/live.ts';

export interface PresenceTimes {
  /** Somebody is online while heard of within this time. */
  presenceSeconds: number;
  lastSeenSeconds: number;
  /** So long the last tab may be away, as while a page loads, before the others hear of it. */
  lingerSeconds: number;
}

interface PresenceDeps {
  bus: Bus;
  kept: Kept;
  times: PresenceTimes;
  now: () => Date;
}

interface Here {
  sockets: number;
  /** What was last kept as the time they were seen. */
  seen: string | null;
}

const hereKey = (userId: string) => `here:${userId}`;
const seenKey = (userId: string) => `seen:${userId}`;
const news = JSON.stringify({ changed: true, only_here: true });

/** What is kept of people for all processes: where they are, and when they were seen. */
function createRecord({ kept, times, now }: Omit<PresenceDeps, 'bus'>) {
  const processId = randomUUID();

  async function saySeen(userId: string, here: Here): Promise<void> {
    const before = here.seen;
    here.seen = now().toISOString();
    await kept.keep(seenKey(userId), here.seen, times.lastSeenSeconds);
    if (before !== null && before !== here.seen) await kept.forget(seenKey(userId), before);
  }

  return {
    saySeen,
    sayHere: (userId: string, here: Here) =>
      Promise.all([kept.keep(hereKey(userId), processId, times.presenceSeconds), saySeen(userId, here)]),
    sayGone: (userId: string) => kept.forget(hereKey(userId), processId),
    async stateOf(userId: string): Promise<PresenceState | null> {
      try {
        if ((await kept.read(hereKey(userId))).length > 0) return { isOnline: true, lastSeenAt: null };
        return { isOnline: false, lastSeenAt: (await kept.read(seenKey(userId))).sort().at(-1) ?? null };
      } catch {
        return null;
      }
    },
  };
}

/** Every process says for its own people, again and again, that they are here: a killed one falls silent. */
export function createPresence({ bus, ...deps }: PresenceDeps) {
  const { times } = deps;
  const record = createRecord(deps);
  const people = new Map<string, Here>();
  let closed = false;

  async function came(userId: string, here: Here): Promise<void> {
    await record.sayHere(userId, here);
    await bus.publish(channels.presence(userId), news);
  }

  async function left(userId: string, here: Here): Promise<void> {
    await record.saySeen(userId, here);
    await delay(times.lingerSeconds * 1000, undefined, { ref: false });
    if (closed || here.sockets > 0 || people.get(userId) !== here) return;
    people.delete(userId);
    await record.sayGone(userId);
    await bus.publish(channels.presence(userId), news);
  }

  const sayAll = () => {
    for (const [userId, here] of people) void record.sayHere(userId, here);
  };
  const timer = setInterval(sayAll, (times.presenceSeconds * 1000) / 2);
  bus.onReconnect(sayAll);

  return {
    /** A socket of this user is here, until it leaves. */
    arrive(userId: string): void {
      const here = people.get(userId) ?? { sockets: 0, seen: null };
      here.sockets += 1;
      if (!people.has(userId)) {
        people.set(userId, here);
        void came(userId, here);
      }
    },
    leave(userId: string): void {
      const here = people.get(userId);
      if (!here) return;
      here.sockets -= 1;
      if (here.sockets === 0) void left(userId, here);
    },
    stateOf: record.stateOf,
    checkEveryMs: (times.presenceSeconds * 1000) / 4,
    /** Nobody leaves with a process that restarts: they come back at another one, or fall silent. */
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
