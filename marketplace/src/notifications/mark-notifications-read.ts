import { notificationsRead } from '@besesaka/schema/notifications/events.ts';
import type { NotificationsReadAnswer } from '@besesaka/schema/notifications/resources.ts';
import { notificationTexts as texts } from '@besesaka/schema/notifications/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockCounts, setCounts } from './notification-counts.ts';
import { toNotification } from './notification-resource.ts';
import { countsAsUnread } from './rules.ts';
import { notifications } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { id?: string | undefined };
}

/** Marks one notification as read, or all without an id. Those already read are not emitted again. */
export async function markNotificationsRead({ ctx, input }: Args): Promise<NotificationsReadAnswer> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const counts = await lockCounts(tx, [userId]);
    const before = counts.get(userId) ?? 0;
    const listed = and(eq(notifications.userId, userId), eq(notifications.feedOnly, false));
    const mine = and(listed, input.id ? eq(notifications.id, input.id) : undefined);
    const changed = await tx.db
      .update(notifications)
      .set({ readAt: tx.now })
      .where(and(mine, isNull(notifications.readAt)))
      .returning();
    const unread = { notifications: before - changed.filter(countsAsUnread).length };
    if (changed.length > 0) {
      await setCounts(tx, new Map([[userId, unread.notifications]]));
      tx.emit(userId, notificationsRead, { id: input.id ?? null, unread });
    }
    if (!input.id) return { success: true, notification: null, unread };
    const [row] = await tx.db.select().from(notifications).where(mine);
    if (!row) throw new NotFound(texts.missing);
    return { success: true, notification: toNotification(row), unread };
  });
}
