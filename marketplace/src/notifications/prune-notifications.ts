import { notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { notificationLimits as limits } from '@besesaka/schema/notifications/limits.ts';
import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { lockCounts, setCounts } from './notification-counts.ts';
import { isCounted } from './rules.ts';
import type { NotificationRow } from './tables.ts';

export const pruneNotificationsJob = jobKind('notifications.prune');

const rowsOfOnePerson = 500;

/**
 * Forgets what nobody looks for any more; each person in transactions of their own, so that nobody waits for all. One
 * whose rows cannot be pruned is reported, and left for the next run.
 */
export async function pruneNotifications({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.keptDays * dayMs).toISOString();
  const failed = new Set<string>();
  await inBatches(async (size) => {
    const people = (await peopleWithOld(ctx, before, size)).filter((userId) => !failed.has(userId));
    for (const userId of people) {
      await inBatches((size) => inTransaction(ctx, (tx) => pruneOf(tx, userId, before, size)), rowsOfOnePerson).catch(
        (error: unknown) => {
          failed.add(userId);
          ctx.log.error({ user: userId, reason: String(error) }, 'notifications could not be pruned');
        },
      );
    }
    // Whoever failed is found again: a round that got nowhere is the last.
    return people.length === 0 ? 0 : size;
  });
}

async function peopleWithOld({ db }: Ctx, before: string, size: number): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    db,
    sql`
    select distinct user_id from (
      select user_id from notifications where created_at < ${before}::timestamptz order by created_at limit ${size}
    ) as old`,
  );
  return rows.map(({ user_id }) => user_id);
}

type Gone = Pick<NotificationRow, 'id' | 'kind' | 'feedOnly'> & { is_unread: boolean };

/** What was never read leaves the count as well, and the open screens are told. */
async function pruneOf(tx: Tx, userId: string, before: string, size: number): Promise<number> {
  // Before the rows themselves, as readings do it: what arrives meanwhile waits.
  const counts = await lockCounts(tx, [userId]);
  const gone = await rowsOf<Gone>(
    tx.db,
    sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId} and created_at < ${before}::timestamptz
      order by created_at limit ${size}
    ) returning id, kind, feed_only as "feedOnly", read_at is null as is_unread`,
  );
  const unread = gone.filter((row) => row.is_unread && isCounted(row));
  const last = unread.at(-1);
  if (!last) return gone.length;
  const left = (counts.get(userId) ?? 0) - unread.length;
  await setCounts(tx, new Map([[userId, left]]));
  tx.emit(userId, notificationsRead, { id: last.id, unread: { notifications: left } });
  return gone.length;
}
