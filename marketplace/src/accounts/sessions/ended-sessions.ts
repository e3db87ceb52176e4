import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, gt, isNotNull } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';

const accessMs = sessionLimits.accessMinutes * 60 * 1000;

export interface EndedSessions {
  has(sessionId: string): boolean;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The sessions that ended while their access tokens may still be valid. The list is in memory and updated through the
 * bus, so every request can reject an ended session without a query. After a reconnection to Redis it is read again
 * from the database, and tokens expire after 15 minutes in any case.
 */
export function createEndedSessions({ db, bus, clock }: { db: Database; bus: Bus; clock: Clock }): EndedSessions {
  const forgetAt = new Map<string, number>();
  let unsubscribe: (() => Promise<void>) | null = null;

  const add = (sessionId: string) => {
    const now = clock.now().getTime();
    for (const [id, at] of forgetAt) {
      // Entries are sorted by their end, so all after the first recent one are recent too.
      if (at > now) break;
      forgetAt.delete(id);
    }
    forgetAt.set(sessionId, now + accessMs);
  };
  const load = async () => {
    const since = new Date(clock.now().getTime() - accessMs);
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(isNotNull(sessions.endedAt), gt(sessions.endedAt, since)));
    for (const { id } of rows) add(id);
  };

  return {
    has: (sessionId) => forgetAt.has(sessionId),
    start: async () => {
      unsubscribe = await bus.subscribe(channels.endedSessions, (message) => add(JSON.parse(message)));
      bus.onReconnect(() => void load().catch(() => {}));
      await load();
    },
    close: async () => unsubscribe?.(),
  };
}
