import { deskChanged } from '@besesaka/schema/support/events.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import { readWaiting } from './read-desk.ts';

/** All open desks hear how much waits. One at a time, so that the last to count has seen what the others brought. */
export async function tellDesk({ tx }: { tx: Tx }): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('support.desk'))`);
  const waiting = await readWaiting(tx);
  const admins = await tx.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  for (const { id } of admins) tx.emit(id, deskChanged, waiting);
}
