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
 * The sessions that ended while an access token of theirs may still be valid. Held in memory and told by the bus, it lets
 * every request stop at once for an ended session without a question to the database. What the bus loses while Redis is
 * away is read again on reconnection, and at the latest the token runs out after 15 minutes.
 */
export function createEndedSessions({ db, bus, clock }: { db: Database; bus: Bus; clock: Clock }): EndedSessions {
  const forgetAt = new Map<string, number>();
  let unsubscribe: (() => Promise<void>) | null = null;

  const add = (sessionId: string) => {
    const now = clock.now().getTime();
    for (const [id, at] of forgetAt) {
      // In the order of their ends: what follows the first young one is younger.
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
