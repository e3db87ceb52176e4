import { userSuspensionChanged, waitingWorkChanged } from '@besesaka/schema/admin/events.ts';
import { sql } from 'drizzle-orm';
import { adminIds } from '#accounts/second-admin.ts';
import type { Tx } from '#platform/context.ts';
import { readWaiting } from './read-waiting-work.ts';

/** Emits to all admins how much waits. The lock makes counts wait for each other, so the last one includes all changes. */
export async function emitWaitingWork({ tx }: { tx: Tx }): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('admin.waiting-work'))`);
  const waiting = await readWaiting(tx);
  for (const id of await adminIds(tx)) tx.emit(id, waitingWorkChanged, waiting);
}

/** Emits to all admins, whose screens may show the user. */
export async function emitSuspension({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  for (const id of await adminIds(tx)) tx.emit(id, userSuspensionChanged, { user_id: payload.userId });
}
