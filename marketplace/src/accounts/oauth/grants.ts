import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { oauthGrants } from '#accounts/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';

export type Grant = typeof oauthGrants.$inferSelect;

/** The user's connections: grants whose code was exchanged and that are not over. */
export function connected({ now }: Ctx, userId: string): SQL | undefined {
  return and(eq(oauthGrants.userId, userId), isNotNull(oauthGrants.grantHash), gt(oauthGrants.endsAt, now));
}

/** Ends grants at once, and closes their sockets. */
export async function endGrants(tx: Tx, which: SQL | undefined): Promise<number> {
  const ended = await tx.db.delete(oauthGrants).where(which).returning({ id: oauthGrants.id });
  for (const { id } of ended) tx.broadcast(channels.endedSessions, id);
  return ended.length;
}
