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
import { countsAsUnread } from './rules.ts';
import type { NotificationRow } from './tables.ts';

export const pruneNotificationsJob = jobKind('notifications.prune');

const rowsOfOneUser = 500;

/**
 * Deletes old notifications, with separate transactions per user, so that locks are short. A user whose rows cannot be
 * deleted is logged and retried in the next run.
 */
export async function pruneNotifications({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.retentionDays * dayMs).toISOString();
  const failed = new Set<string>();
  await inBatches(async (size) => {
    const users = (await usersWithOld(ctx, before, size)).filter((userId) => !failed.has(userId));
    for (const userId of users) {
      await inBatches((size) => inTransaction(ctx, (tx) => pruneOf(tx, userId, before, size)), rowsOfOneUser).catch(
        (error: unknown) => {
          failed.add(userId);
          ctx.log.error({ user: userId, err: error }, 'failed to prune notifications');
        },
      );
    }
    // Failed users are found again in each round, so a round that finds only failed users is the last one.
    return users.length === 0 ? 0 : size;
  });
}

async function usersWithOld({ db }: Ctx, before: string, size: number): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    db,
    sql`
    select distinct user_id from (
      select user_id from notifications where created_at < ${before}::timestamptz order by created_at limit ${size}
    ) as old`,
  );
  return rows.map(({ user_id }) => user_id);
}

type DeletedRow = Pick<NotificationRow, 'id' | 'kind' | 'feedOnly'> & { is_unread: boolean };

/** Deletes a user's old notifications, subtracts unread ones from the count and emits it. */
async function pruneOf(tx: Tx, userId: string, before: string, size: number): Promise<number> {
  // The counts are locked before the rows, as everywhere else, so that new notifications wait.
  const counts = await lockCounts(tx, [userId]);
  const gone = await rowsOf<DeletedRow>(
    tx.db,
    sql`
    delete from notifications where id in (
      select id from notifications where user_id = ${userId} and created_at < ${before}::timestamptz
      order by created_at limit ${size}
    ) returning id, kind, feed_only as "feedOnly", read_at is null as is_unread`,
  );
  const unread = gone.filter((row) => row.is_unread && countsAsUnread(row));
  const last = unread.at(-1);
  if (!last) return gone.length;
  const left = (counts.get(userId) ?? 0) - unread.length;
  await setCounts(tx, new Map([[userId, left]]));
  tx.emit(userId, notificationsRead, { id: last.id, unread: { notifications: left } });
  return gone.length;
}
