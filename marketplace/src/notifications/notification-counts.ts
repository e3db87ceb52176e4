import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { notificationCounts } from './tables.ts';

export type Counts = Map<string, number>;

/**
 * Locks the users' counts, ordered by user id, and creates missing ones. It must run before the notifications change, so
 * that concurrent changes wait and events carry the counts in the right order.
 */
export async function lockCounts({ db }: Tx, userIds: Iterable<string>): Promise<Counts> {
  const rows = await db
    .insert(notificationCounts)
    .values([...new Set(userIds)].sort().map((userId) => ({ userId, unread: 0 })))
    .onConflictDoUpdate({ target: notificationCounts.userId, set: { unread: sql`${notificationCounts.unread}` } })
    .returning();
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/** Saves the counts of users, which the caller has locked. */
export async function setCounts({ db }: Tx, counts: Counts): Promise<void> {
  const userIds = sql.param([...counts.keys()]);
  const unreads = sql.param([...counts.values()]);
  await db.execute(sql`update notification_counts set unread = changed.unread
    from unnest(${userIds}::uuid[], ${unreads}::int[]) as changed (user_id, unread)
    where notification_counts.user_id = changed.user_id`);
}
