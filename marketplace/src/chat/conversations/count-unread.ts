import type { UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { eq, sql } from 'drizzle-orm';
import { messageCounts } from '#chat/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** By how many messages a user's unread count changes. */
export interface UnreadChange {
  userId: string;
  change: number;
}

/**
 * Adds the changes to the users' counts and returns the new counts. It locks the counts, ordered by user id, until the
 * commit, so that counts in events are right in the order of the event log. A transaction must call it only once, after it
 * has locked all its conversations.
 */
export async function countUnread(
  { db }: Tx,
  changes: readonly UnreadChange[],
): Promise<(userId: string) => UnreadMessages> {
  const totals = new Map<string, number>();
  for (const { userId, change } of changes) totals.set(userId, (totals.get(userId) ?? 0) + change);
  const userIds = [...totals.keys()].sort();
  // A new row cannot begin below zero, so the insert clamps the change. The update therefore looks up the original change.
  const rows = await rowsOf<{ userId: string; unread: number }>(
    db,
    sql`with changes as (
      select * from unnest(${sql.param(userIds)}::uuid[], ${sql.param(userIds.map((id) => totals.get(id)))}::int[]) as changes (user_id, change)
    )
    insert into message_counts (user_id, unread) select user_id, greatest(change, 0) from changes order by user_id
    on conflict (user_id) do update
      set unread = message_counts.unread + (select change from changes where changes.user_id = message_counts.user_id)
    returning user_id as "userId", unread`,
  );
  const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
  return (userId) => ({ messages: unreadOf.get(userId) ?? 0 });
}

/** Returns the number of a user's unread messages in all conversations. */
export async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<UnreadMessages> {
  const [row] = await db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
  return { messages: row?.unread ?? 0 };
}
