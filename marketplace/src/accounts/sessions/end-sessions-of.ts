import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import type { EndReason } from './end-session.ts';

interface Options {
  userId: string;
  /** The session that continues. */
  except?: string;
  reason: EndReason;
}

/** Ends a user's sessions everywhere and closes their sockets, within the caller's transaction. */
export async function endSessionsOf(tx: Tx, { userId, except, reason }: Options): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await tx.db
    .update(sessions)
    .set({ endedAt: tx.now, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id });
  for (const { id } of ended) tx.broadcast(channels.endedSessions, id);
}
