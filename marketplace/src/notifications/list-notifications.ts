import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import type { NotificationSource } from '@besesaka/schema/kernel/notifications.ts';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { toNotification } from './notification-resource.ts';
import { notificationCounts, notifications } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { source?: NotificationSource | undefined; ids?: string | undefined };
}

const newestFirst = byTime(notifications.createdAt, notifications.id);

/** Returns a page of the viewer's notifications, newest first. One statement, so that the list and its counts agree. */
export async function listNotifications({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const ofSource = input.source && eq(notifications.source, input.source);
  const these = input.ids ? inArray(notifications.id, input.ids.split(',')) : undefined;
  const mine = and(eq(notifications.userId, userId), eq(notifications.feedOnly, false), ofSource, these);
  const part = partOf('newest', newestFirst, input);
  const page = ctx.db
    .select({ ...getTableColumns(notifications), keys: part.keys.as('keys'), place: part.place.as('place') })
    .from(notifications)
    .where(and(mine, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as('page');
  const selected = await ctx.db
    .select()
    .from(totalsOf(ctx, userId, input.count ? mine : null))
    .leftJoin(page, sql`true`)
    .orderBy(page.place);
  const totals = selected[0]?.totals;
  const { rows, ...place } = part.toPage(selected.flatMap(({ page }) => page ?? []));
  return {
    results: rows.map(toNotification),
    count: input.count ? (totals?.count ?? 0) : null,
    ...place,
    unread: { notifications: totals?.unread ?? 0 },
  };
}

/** Selects one row, even for users without notifications. With null, it counts nothing. */
function totalsOf({ db }: Ctx, userId: string, mine: SQL | undefined | null) {
  const unread = db
    .select({ unread: notificationCounts.unread })
    .from(notificationCounts)
    .where(eq(notificationCounts.userId, userId));
  return db
    .select({
      count: (mine === null
        ? sql<null>`null::int`
        : sql<number>`(select count(*)::int from ${notifications} where ${mine})`
      ).as('count'),
      unread: sql<number>`coalesce((${unread}), 0)`.as('unread'),
    })
    .from(users)
    .where(eq(users.id, userId))
    .as('totals');
}
