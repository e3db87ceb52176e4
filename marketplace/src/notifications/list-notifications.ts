import type { NotificationSource } from '@besesaka/schema/kernel/notifications.ts';
import type { NotificationList } from '@besesaka/schema/notifications/resources.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { toNotification } from './notification-resource.ts';
import { notificationCounts, notifications } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { source?: NotificationSource | undefined; page: number; page_size: number };
}

type Answer = Pick<NotificationList, 'results' | 'count' | 'unread'>;

/** A page of the person's notifications, newest first. One statement, so that the list and its counts never disagree. */
export async function listNotifications({ ctx, input }: Args): Promise<Answer> {
  const { userId } = requireViewer(ctx);
  const ofSource = input.source && eq(notifications.source, input.source);
  const mine = and(eq(notifications.userId, userId), eq(notifications.feedOnly, false), ofSource);
  const { limit, offset } = pageRows(input);
  const page = ctx.db
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await ctx.db
    .select()
    .from(totalsOf(ctx, userId, mine))
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.createdAt), desc(page.id));
  const totals = rows[0]?.totals;
  return {
    results: rows.flatMap((row) => (row.page ? [toNotification(row.page)] : [])),
    count: totals?.count ?? 0,
    unread: { notifications: totals?.unread ?? 0 },
  };
}

/** One row, also for a person who was never told anything. */
function totalsOf({ db }: Ctx, userId: string, mine: SQL | undefined) {
  const unread = db
    .select({ unread: notificationCounts.unread })
    .from(notificationCounts)
    .where(eq(notificationCounts.userId, userId));
  return db
    .select({
      count: sql<number>`(select count(*)::int from ${notifications} where ${mine})`.as('count'),
      unread: sql<number>`coalesce((${unread}), 0)`.as('unread'),
    })
    .from(users)
    .where(eq(users.id, userId))
    .as('totals');
}
