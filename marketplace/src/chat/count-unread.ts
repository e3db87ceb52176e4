import type { UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Closing } from '#platform/events/event-buffer.ts';
import { messageCounts } from './tables.ts';

interface Counted {
  userId: string;
  /** How many more, or fewer, are unread now. */
  change: number;
  /** Gets the count that is true at this place of the log. */
  tell: (unread: UnreadMessages) => void;
}

/** Counts what a transaction did, people by id, and lets each be told; see `Closing` for why only now. */
export const countUnread: Closing<Counted> = {
  name: 'chat.unread',
  run: async ({ ctx, items }) => {
    const changes = new Map<string, number>();
    for (const { userId, change } of items) changes.set(userId, (changes.get(userId) ?? 0) + change);
    const wanted = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
    // A row that is there takes the change; a new one can only begin with what came.
    const rows = await ctx.db
      .insert(messageCounts)
      .values(wanted.map(([userId, change]) => ({ userId, unread: sql`greatest(${change}::int, 0)` })))
      .onConflictDoUpdate({
        target: messageCounts.userId,
        set: { unread: sql`${messageCounts.unread} + ${changeOf(wanted)}` },
      })
      .returning();
    const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
    for (const { userId, tell } of items) tell({ messages: unreadOf.get(userId) ?? 0 });
  },
};

/** What is to be added to the row at hand: an insert that meets a conflict no longer knows a change below zero. */
function changeOf(wanted: [string, number][]) {
  const cases = wanted.map(([userId, change]) => sql`when ${userId}::uuid then ${change}::int`);
  return sql`case ${messageCounts.userId} ${sql.join(cases, sql` `)} else 0 end`;
}

/** A person's unread messages in all conversations. */
export async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<UnreadMessages> {
  const [row] = await db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
  return { messages: row?.unread ?? 0 };
}
