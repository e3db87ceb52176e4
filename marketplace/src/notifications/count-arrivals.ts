import { notificationAdded } from '@besesaka/schema/notifications/events.ts';
import { sql } from 'drizzle-orm';
import type { EndWork } from '#platform/events/event-buffer.ts';
import { toNotification } from './notification-resource.ts';
import { isCounted } from './rules.ts';
import { type NotificationRow, notificationCounts } from './tables.ts';

/** Counts what a transaction wrote, people by id, and tells each of them; see `EndWork` for why only now. */
export const countArrivals: EndWork<NotificationRow> = {
  name: 'notifications.arrivals',
  run: async ({ ctx, items }) => {
    const added = new Map<string, number>();
    for (const row of items) added.set(row.userId, (added.get(row.userId) ?? 0) + (isCounted(row) ? 1 : 0));
    const rows = await ctx.db
      .insert(notificationCounts)
      .values([...added].map(([userId, unread]) => ({ userId, unread })).sort((a, b) => (a.userId < b.userId ? -1 : 1)))
      .onConflictDoUpdate({
        target: notificationCounts.userId,
        set: { unread: sql`${notificationCounts.unread} + excluded.unread` },
      })
      .returning();
    const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
    for (const row of items) {
      const unread = { notifications: unreadOf.get(row.userId) ?? 0 };
      ctx.events.append(row.userId, notificationAdded, { notification: toNotification(row), unread });
    }
  },
};
