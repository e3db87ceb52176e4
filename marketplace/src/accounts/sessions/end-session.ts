import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';

export type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

interface Args {
  tx: Tx;
  input: { sessionId: string; reason: EndReason };
}

/** Ends a session for good and closes its sockets. Ending it twice is harmless. */
export async function endSession({ tx, input }: Args): Promise<void> {
  const [ended] = await tx.db
    .update(sessions)
    .set({ endedAt: tx.now, endReason: input.reason })
    .where(and(eq(sessions.id, input.sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (ended) tx.broadcast(channels.endedSessions, ended.id);
}
