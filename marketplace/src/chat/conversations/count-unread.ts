import type { UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { eq, sql } from 'drizzle-orm';
import { messageCounts } from '#chat/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** How many messages more, or fewer, a user has not read now. */
export interface UnreadChange {
  userId: string;
  change: number;
}

/**
 * Adds the changes to the users' counts and returns the new counts. It locks the counts, users by id, until the commit:
 * so a transaction calls it once, after it has locked all its conversations, and an event with the count is true at its
 * place in the log.
 */
export async function countUnread(
  { db }: Tx,
  changes: readonly UnreadChange[],
): Promise<(userId: string) => UnreadMessages> {
  const totals = new Map<string, number>();
  for (const { userId, change } of changes) totals.set(userId, (totals.get(userId) ?? 0) + change);
  const people = [...totals.keys()].sort();
  // A row that exists takes the change; a new one can only begin with what came. The change is looked up again, as an insert
  // that meets a conflict no longer knows one below zero.
  const rows = await rowsOf<{ userId: string; unread: number }>(
    db,
    sql`with wanted as (
      select * from unnest(${sql.param(people)}::uuid[], ${sql.param(people.map((id) => totals.get(id)))}::int[]) as wanted (user_id, change)
    )
    insert into message_counts (user_id, unread) select user_id, greatest(change, 0) from wanted order by user_id
    on conflict (user_id) do update
      set unread = message_counts.unread + (select change from wanted where wanted.user_id = message_counts.user_id)
    returning user_id as "userId", unread`,
  );
  const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
  return (userId) => ({ messages: unreadOf.get(userId) ?? 0 });
}

/** A person's unread messages in all conversations. */
export async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<UnreadMessages> {
  const [row] = await db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
  return { messages: row?.unread ?? 0 };
}
