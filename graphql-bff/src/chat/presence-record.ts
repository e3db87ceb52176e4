import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus, ExpiringValues } from '#platform/bus/bus.ts';
import type { PresenceState } from '#platform/inbox/live.ts';

export interface PresenceTimes {
  /** A user is online for this long after the last sign of life. */
  presenceSeconds: number;
  lastSeenSeconds: number;
  /** The last tab may be gone for this long, such as during a page load, before the user counts as offline. */
  lingerSeconds: number;
}

interface PresenceDeps {
  bus: Bus;
  values: ExpiringValues;
  times: PresenceTimes;
  now: () => Date;
}

interface Here {
  sockets: number;
  /** The last saved time they were seen. */
  seen: string | null;
}

const hereKey = (userId: string) => `here:${userId}`;
const seenKey = (userId: string) => `seen:${userId}`;
const news = JSON.stringify({ changed: true, only_here: true });

/** The shared record of all processes: where users are connected, and when they were last seen. */
function createRecord({ values, times, now }: Omit<PresenceDeps, 'bus'>) {
  const processId = randomUUID();

  async function emitSeen(userId: string, here: Here): Promise<void> {
    const before = here.seen;
    here.seen = now().toISOString();
    await values.keep(seenKey(userId), here.seen, times.lastSeenSeconds);
    if (before !== null && before !== here.seen) await values.forget(seenKey(userId), before);
  }

  return {
    saySeen: emitSeen,
    sayHere: (userId: string, here: Here) =>
      Promise.all([values.keep(hereKey(userId), processId, times.presenceSeconds), emitSeen(userId, here)]),
    sayGone: (userId: string) => values.forget(hereKey(userId), processId),
    async stateOf(userId: string): Promise<PresenceState | null> {
      try {
        if ((await values.read(hereKey(userId))).length > 0) return { isOnline: true, lastSeenAt: null };
        return { isOnline: false, lastSeenAt: (await values.read(seenKey(userId))).sort().at(-1) ?? null };
      } catch {
        return null;
      }
    },
  };
}

/** Every process repeats that its users are connected, so those of a killed process expire. */
export function createPresence({ bus, ...deps }: PresenceDeps) {
  const { times } = deps;
  const record = createRecord(deps);
  const users = new Map<string, Here>();
  let closed = false;

  async function markHere(userId: string, here: Here): Promise<void> {
    await record.sayHere(userId, here);
    await bus.publish(channels.presence(userId), news);
  }

  async function markLeft(userId: string, here: Here): Promise<void> {
    await record.saySeen(userId, here);
    await delay(times.lingerSeconds * 1000, undefined, { ref: false });
    if (closed || here.sockets > 0 || users.get(userId) !== here) return;
    users.delete(userId);
    await record.sayGone(userId);
    await bus.publish(channels.presence(userId), news);
  }

  const recordAll = () => {
    for (const [userId, here] of users) void record.sayHere(userId, here);
  };
  const timer = setInterval(recordAll, (times.presenceSeconds * 1000) / 2);
  bus.onReconnect(recordAll);

  return {
    /** Call this when a user's socket connects. */
    arrive(userId: string): void {
      const here = users.get(userId) ?? { sockets: 0, seen: null };
      here.sockets += 1;
      if (!users.has(userId)) {
        users.set(userId, here);
        void markHere(userId, here);
      }
    },
    leave(userId: string): void {
      const here = users.get(userId);
      if (!here) return;
      here.sockets -= 1;
      if (here.sockets === 0) void markLeft(userId, here);
    },
    stateOf: record.stateOf,
    checkEveryMs: (times.presenceSeconds * 1000) / 4,
    /** Don't mark users offline on shutdown; clients reconnect or time out. */
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
