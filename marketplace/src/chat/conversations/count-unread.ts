import type { UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { eq, sql } from 'drizzle-orm';
import { messageCounts } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { EndWork } from '#platform/events/event-buffer.ts';

interface Counted {
  userId: string;
  /** How many more, or fewer, are unread now. */
  change: number;
  /** Gets the count that is true at this place of the log. */
  tell: (unread: UnreadMessages) => void;
}

/** Counts what a transaction did, people by id, and lets each be told; see `EndWork` for why only now. */
export const countUnread: EndWork<Counted, Ctx> = {
  name: 'chat.unread',
  run: async ({ ctx, items }) => {
    const changes = new Map<string, number>();
    for (const { userId, change } of items) changes.set(userId, (changes.get(userId) ?? 0) + change);
    const wanted = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = await count(ctx.db, wanted);
    const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
    for (const { userId, tell } of items) tell({ messages: unreadOf.get(userId) ?? 0 });
  },
};

/**
 * A row that is there takes the change; a new one can only begin with what came. The change is looked up again, as an insert
 * that meets a conflict no longer knows one below zero.
 */
function count(db: Database, wanted: [string, number][]) {
  const people = sql.param(wanted.map(([userId]) => userId));
  const changes = sql.param(wanted.map(([, change]) => change));
  return rowsOf<{ userId: string; unread: number }>(
    db,
    sql`with wanted as (select * from unnest(${people}::uuid[], ${changes}::int[]) as wanted (user_id, change))
    insert into message_counts (user_id, unread) select user_id, greatest(change, 0) from wanted order by user_id
    on conflict (user_id) do update
      set unread = message_counts.unread + (select change from wanted where wanted.user_id = message_counts.user_id)
    returning user_id as "userId", unread`,
  );
}

/** A person's unread messages in all conversations. */
export async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<UnreadMessages> {
  const [row] = await db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
  return { messages: row?.unread ?? 0 };
}
