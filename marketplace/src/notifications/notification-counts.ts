import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { notificationCounts } from './tables.ts';

export type Counts = Map<string, number>;

/**
 * Before the rows themselves, people by id, and also where there is no count yet: what arrives from here on is numbered, and
 * counted, after this.
 */
export async function lockCounts({ db }: Tx, userIds: Iterable<string>): Promise<Counts> {
  const rows = await db
    .insert(notificationCounts)
    .values([...new Set(userIds)].sort().map((userId) => ({ userId, unread: 0 })))
    .onConflictDoUpdate({ target: notificationCounts.userId, set: { unread: sql`${notificationCounts.unread}` } })
    .returning();
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/** Of people whose counts are locked. */
export async function setCounts({ db }: Tx, counts: Counts): Promise<void> {
  const userIds = sql.param([...counts.keys()]);
  const unreads = sql.param([...counts.values()]);
  await db.execute(sql`update notification_counts set unread = wanted.unread
    from unnest(${userIds}::uuid[], ${unreads}::int[]) as wanted (user_id, unread)
    where notification_counts.user_id = wanted.user_id`);
}
