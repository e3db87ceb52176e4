import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { oauthGrants } from '#accounts/tables.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
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

/** A connection ends with all that it made, so it must not end before this is stored. */
export async function lockGrant(tx: Tx, id: string): Promise<string> {
  const [grant] = await tx.db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(eq(oauthGrants.id, id))
    .for('key share');
  if (!grant) throw new Unauthenticated();
  return grant.id;
}
